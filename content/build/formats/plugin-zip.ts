import type { ContentPreset, ContentProduct, ContentShop } from "../content-types.ts";
import { licenceText } from "./licence-text.ts";
import { zipFile } from "./zip-file.ts";

export type PluginVersion = ContentProduct["versions"][number];

const PLATFORM_NAME = { win: "Windows", mac: "macOS" } as const;

export function pluginFileName(product: ContentProduct, version: PluginVersion): string {
  return `${product.name}-${version.version}-${version.platform}-demonstration-build.zip`;
}

function readme(product: ContentProduct, shop: ContentShop, version: PluginVersion, presetCount: number): string {
  return `${product.name} ${version.version} for ${PLATFORM_NAME[version.platform]} (${version.release_date})
${shop.name}: ${shop.tagline}

DEMONSTRATION BUILD: THERE IS NO PLUGIN BINARY IN THIS ZIP.
${shop.name} is a made-up shop that shows how one works. Everything around the plugin is here,
as a buyer would get it:

manual.html     how it works, every control, every figure
presets/        ${presetCount} presets, as the plugin would read them (JSON, one file each)
LICENCE.txt     what you may do with it

Where a real shop would put them:
  Windows   C:\\Program Files\\Common Files\\VST3
  macOS     /Library/Audio/Plug-Ins/VST3 and /Library/Audio/Plug-Ins/Components
`;
}

function trialReadme(product: ContentProduct, shop: ContentShop, version: PluginVersion, limits: string): string {
  return `${product.name} ${version.version} for ${PLATFORM_NAME[version.platform]}: TRIAL
${shop.name}: ${shop.tagline}

${limits}

DEMONSTRATION BUILD: THERE IS NO PLUGIN BINARY IN THIS ZIP.
${shop.name} is a made-up shop that shows how one works. A real shop would put its trial build here.

manual.html     how it works, every control, every figure
`;
}

function presetFile(product: ContentProduct, version: PluginVersion, preset: ContentPreset): string {
  const document = {
    format: "farfield-preset",
    formatVersion: 1,
    plugin: product.name,
    since: version.version,
    ...preset,
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}

export function trialFileName(product: ContentProduct, version: PluginVersion): string {
  return `${product.name}-${version.version}-${version.platform}-trial-demonstration-build.zip`;
}

/** What anybody may download of a plugin: no presets and no licence, since nothing is licensed. */
export function trialZip(
  product: ContentProduct,
  shop: ContentShop,
  version: PluginVersion,
  { limits, manualHtml }: { limits: string; manualHtml: string },
): Uint8Array {
  return zipFile([
    { path: "README.txt", content: trialReadme(product, shop, version, limits) },
    { path: "manual.html", content: manualHtml },
  ]);
}

/** The download of a plugin for one platform. `manualHtml` is complete, styles included. */
export function pluginZip(
  product: ContentProduct,
  shop: ContentShop,
  version: PluginVersion,
  presets: readonly ContentPreset[],
  manualHtml: string,
): Uint8Array {
  return zipFile([
    { path: "README.txt", content: readme(product, shop, version, presets.length) },
    { path: "LICENCE.txt", content: licenceText(shop, product.name, "plugin") },
    { path: "manual.html", content: manualHtml },
    ...presets.map((preset) => ({
      path: `presets/${preset.name}.fapreset.json`,
      content: presetFile(product, version, preset),
    })),
  ]);
}
