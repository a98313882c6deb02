import { productCabinet } from "./cabinet/product-cabinet.ts";
import { renderPack } from "./cabinet/render-pack.ts";
import { readContentFile } from "./content-files.ts";
import type { CabinetPack, ContentProduct, ContentShop } from "./content-types.ts";
import { demonstrationResponses } from "./demonstrations/demonstration-response.ts";
import { buildFigures } from "./figures/build-figures.ts";
import type { PackMasters } from "./formats/pack-formats.ts";
import { packZips } from "./formats/pack-zips.ts";
import { type PluginVersion, pluginFileName, pluginZip, trialFileName, trialZip } from "./formats/plugin-zip.ts";
import { KEMPER_RATE_HZ, MASTER_RATE_HZ } from "./limits.ts";
import {
  listFigureIds,
  loadDemonstrations,
  loadFigures,
  loadPacks,
  loadPresets,
  loadProducts,
  loadShop,
} from "./load-content.ts";
import type { BuildManifest } from "./manifest.ts";
import { MANUAL_CSS } from "./manuals/manual-css.ts";
import { manualPage, packManualBody, writtenManualBody } from "./manuals/manual-page.ts";
import { operatorFiles, operatorMedia } from "./operator-files.ts";
import { type OutputFolder, openOutputFolder } from "./output-folder.ts";
import { drawPictures } from "./pictures/draw-pictures.ts";
import { drawFigures } from "./pictures/figure-picture.ts";
import { type MeasuredTake, measureProducts } from "./pictures/measurements.ts";
import { LEVELS_FILE, soundFolder } from "./sounds/audition.ts";
import { heardPacks, loadSounds } from "./sounds/load-sounds.ts";
import { takeLevels } from "./sounds/take-levels.ts";

export type MakeOptions = {
  /** The folder with products/, packs/, pages/ and so on. It has passed its check. */
  contentDirectory: string;
  /** `files/`, `media/` and `manifest.json` in it are replaced; anything else is left alone. */
  outDirectory: string;
  /** The hash over everything that the output depends on. */
  inputsHash: string;
  /** The written manuals by their products' slugs, reduced to what a page may show. */
  manuals: ReadonlyArray<readonly [slug: string, html: string]>;
  /** Awaited after each pack. */
  log: (line: string) => Promise<void>;
};

type Build = {
  contentDirectory: string;
  manuals: ReadonlyMap<string, string>;
  shop: ContentShop;
  products: ContentProduct[];
  packs: CabinetPack[];
  out: OutputFolder;
};

/** A pack has one version, that of its newest change. */
function packVersion({ changelog = [] }: ContentProduct): string | null {
  return changelog[0]?.version ?? null;
}

function addOperatorFiles(build: Build, product: ContentProduct): Set<string> {
  const given = operatorFiles(build.contentDirectory, product.slug);
  const saleKind = product.type === "plugin" ? "plugin" : "samplepack";
  for (const { variant, isTrial, ending, mediaType, path } of given) {
    const delivered = product.versions.find(({ platform }) => platform === variant)?.version;
    const version = delivered ?? packVersion(product);
    const parts = [product.name, version, variant, isTrial ? "trial" : null];
    const fileName = parts.filter((part) => part !== null).join("-") + ending;
    build.out.addFile(
      {
        product: product.name,
        kind: isTrial ? "trial" : saleKind,
        variant,
        path: `${isTrial ? "trials/" : ""}${product.slug}/${variant}${ending}`,
        mediaType,
        version,
        fileName,
      },
      readContentFile(build.contentDirectory, path),
    );
  }
  return new Set(given.filter(({ isTrial }) => !isTrial).map(({ variant }) => variant));
}

function addManual(build: Build, product: ContentProduct, pack: CabinetPack | undefined): string | null {
  const generated = pack === undefined ? null : packManualBody(pack);
  const written = build.manuals.get(product.slug);
  const body = written === undefined ? generated : writtenManualBody(written);
  if (body === null) return null;
  const alone = manualPage(product, build.shop, body, "alone");
  const fileName = `${product.name} - manual.html`;
  build.out.addMedia({ path: `manuals/${product.slug}.html` }, manualPage(product, build.shop, body, "linked"));
  build.out.addFile(
    {
      product: product.name,
      kind: "manual",
      variant: "ALL",
      path: `${product.slug}/manual.html`,
      mediaType: "text/html; charset=utf-8",
      version: null,
      fileName,
    },
    new TextEncoder().encode(alone),
  );
  return alone;
}

function addPlugin(build: Build, product: ContentProduct, manual: string | null, given: Set<string>): void {
  const presets = loadPresets(build.contentDirectory, product.slug);
  for (const version of product.versions) {
    if (given.has(version.platform)) continue;
    if (manual === null) {
      throw new Error(`${product.name} has no manual, which the check of the folder finds: call it before the build.`);
    }
    const fileName = pluginFileName(product, version);
    build.out.addFile(
      {
        product: product.name,
        kind: "plugin",
        variant: version.platform,
        path: `${product.slug}/${version.platform}.zip`,
        mediaType: "application/zip",
        version: version.version,
        fileName,
      },
      pluginZip(product, build.shop, version, presets, manual),
    );
    addTrial(build, product, version, manual);
  }
}

/** Beside each generated download; an operator's own download has an operator's own trial. */
function addTrial({ out, shop }: Build, product: ContentProduct, version: PluginVersion, manualHtml: string): void {
  if (!product.trial) return;
  const { limits } = product.trial;
  out.addFile(
    {
      product: product.name,
      kind: "trial",
      variant: version.platform,
      path: `trials/${product.slug}/${version.platform}.zip`,
      mediaType: "application/zip",
      version: version.version,
      fileName: trialFileName(product, version),
    },
    trialZip(product, shop, version, { limits, manualHtml }),
  );
}

function addPack(
  build: Build,
  product: ContentProduct,
  pack: CabinetPack,
  masters: PackMasters,
  given: Set<string>,
): void {
  for (const { variant, fileName, bytes } of packZips(pack, build.shop, masters)) {
    if (given.has(variant)) continue;
    build.out.addFile(
      {
        product: product.name,
        kind: "samplepack",
        variant,
        path: `${product.slug}/${variant}.zip`,
        mediaType: "application/zip",
        version: packVersion(product),
        fileName,
      },
      bytes,
    );
  }
}

function addPublicFiles(build: Build, measured: ReadonlyMap<string, readonly MeasuredTake[]>): void {
  const own = operatorMedia(build.contentDirectory);
  const isReplaced = new Set(own.map(({ path }) => path));
  for (const { svg, ...entry } of drawPictures({ products: build.products, packs: build.packs, measured })) {
    if (!isReplaced.has(entry.path)) build.out.addMedia(entry, svg);
  }
  build.out.addMedia({ path: "manuals/manual.css" }, MANUAL_CSS);
  for (const { path, bytes } of own) build.out.addMedia({ path }, bytes);
}

/** The plots of articles, and a small picture of each for lists. */
function addFigures({ contentDirectory, packs, out }: Build): void {
  const ids = listFigureIds(contentDirectory);
  const given = new Map(loadFigures(contentDirectory).map((figure, index) => [ids[index] as string, figure]));
  const figures = buildFigures(given, packs, loadSounds(contentDirectory).figures);
  out.addFigures(figures);
  const own = new Set(operatorMedia(contentDirectory).map(({ path }) => path));
  for (const { svg, ...entry } of drawFigures(figures)) if (!own.has(entry.path)) out.addMedia(entry, svg);
}

/** What can be heard. Sounds are rendered when they are asked for; the curves, whose masters are here, are measured now. */
function addAuditions({ contentDirectory, out }: Build, masters: ReadonlyMap<string, PackMasters>): void {
  const { auditions, figures } = loadSounds(contentDirectory);
  out.addAuditions(auditions, [...figures.values()]);
  for (const { product, audition } of auditions) {
    const rendered = masters.get(product);
    if (rendered) out.addSound(`${soundFolder(audition)}/${LEVELS_FILE}`, JSON.stringify(takeLevels(rendered.master)));
  }
}

async function renderMasters(
  packs: readonly CabinetPack[],
  log: MakeOptions["log"],
): Promise<Map<string, PackMasters>> {
  const masters = new Map<string, PackMasters>();
  for (const pack of packs) {
    masters.set(pack.product, {
      master: renderPack(pack, MASTER_RATE_HZ),
      kemper: renderPack(pack, KEMPER_RATE_HZ),
    });
    await log(`rendered ${pack.product}: ${pack.takes.length} impulse responses`);
  }
  return masters;
}

/** Makes everything that the catalogue needs beside its texts: downloads, manuals and pictures. */
export async function makeContent(options: MakeOptions): Promise<BuildManifest> {
  const { contentDirectory, outDirectory, inputsHash, manuals, log } = options;
  const products = loadProducts(contentDirectory);
  const packs = loadPacks(contentDirectory);
  const shop = loadShop(contentDirectory);
  const out = openOutputFolder(outDirectory);
  const build: Build = { contentDirectory, manuals: new Map(manuals), shop, products, packs, out };
  const masters = await renderMasters(packs, log);
  for (const product of products) {
    const pack = packs.find((candidate) => candidate.product === product.name);
    const rendered = masters.get(product.name);
    const given = addOperatorFiles(build, product);
    const manual = addManual(build, product, pack);
    if (product.type === "plugin") addPlugin(build, product, manual, given);
    if (pack !== undefined && rendered !== undefined) addPack(build, product, pack, rendered, given);
  }
  const measured = measureProducts(masters);
  addPublicFiles(build, measured);
  build.out.addCabinets(
    heardPacks(contentDirectory).flatMap((pack) => productCabinet(pack, measured.get(pack.product) ?? []) ?? []),
  );
  build.out.addResponses(demonstrationResponses(loadDemonstrations(contentDirectory), heardPacks(contentDirectory)));
  addAuditions(build, masters);
  addFigures(build);
  await log(`built the demo catalogue: ${products.length} products`);
  return await build.out.finish(inputsHash);
}
