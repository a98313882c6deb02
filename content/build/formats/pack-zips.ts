import { takeName } from "../cabinet/cabinet.ts";
import { MICROPHONES } from "../cabinet/microphones.ts";
import type { CabinetPack, ContentShop } from "../content-types.ts";
import type { FileVariant } from "../manifest.ts";
import { licenceText } from "./licence-text.ts";
import { PACK_FORMATS, type PackFormat, type PackMasters } from "./pack-formats.ts";
import { type ZipEntry, zipFile } from "./zip-file.ts";

export type PackZip = { variant: FileVariant; fileName: string; bytes: Uint8Array };

function readme(pack: CabinetPack, shop: ContentShop, formats: readonly PackFormat[]): string {
  const formatLines = formats.map((format) => `${format.folder}/\n  ${format.note}`).join("\n");
  const takes = pack.takes
    .map((take) => `  ${takeName(take).padEnd(24)} ${MICROPHONES[take.microphone].description}`)
    .join("\n");
  return `${pack.product}
${shop.name}: ${shop.tagline}

DEMONSTRATION BUILD. The impulse responses in here are real and can be loaded, but no cabinet
stood in a room: they are calculated from a model of one.

Cabinet: ${pack.cabinet.label}
Speaker: ${pack.cabinet.speaker}

WHAT IS INSIDE
${formatLines}

TAKES (microphone, position, distance from the cloth)
${takes}

All takes are minimum phase, so any of them can be mixed with any other without cancelling.
All carry the same energy; the loudest peak of the pack lies at -1 dBFS.
`;
}

function packZip(
  pack: CabinetPack,
  shop: ContentShop,
  formats: readonly PackFormat[],
  sounds: readonly ZipEntry[],
): Uint8Array {
  return zipFile([
    { path: "README.txt", content: readme(pack, shop, formats) },
    { path: "LICENCE.txt", content: licenceText(shop, pack.product, "samplepack") },
    ...sounds,
  ]);
}

/** All downloads of a sample pack: one zip a format, and one with everything. */
export function packZips(pack: CabinetPack, shop: ContentShop, masters: PackMasters): PackZip[] {
  const rendered = PACK_FORMATS.map((format) => ({ format, sounds: format.render(masters) }));
  const single = rendered.map(({ format, sounds }) => ({
    variant: format.variant,
    fileName: `${pack.product} - ${format.folder}.zip`,
    bytes: packZip(pack, shop, [format], sounds),
  }));
  const all = rendered.flatMap(({ sounds }) => sounds);
  const complete = packZip(pack, shop, PACK_FORMATS, all);
  return [{ variant: "ALL", fileName: `${pack.product} - complete.zip`, bytes: complete }, ...single];
}
