import type { FileStorage } from "../../platform/deps.ts";
import { openMadeFiles } from "../open-made-files.ts";
import { type Lettering, openLettering } from "./lettering.ts";
import { type CardMaker, mediaPathOf, readShareCardName } from "./share-card.ts";

/** The content's generator draws both for every shop; an operator's files replace them. */
const WATERFALL = "hero-dark.svg";
const MARK = "logo.svg";

export interface ShareCardSources extends CardMaker {
  readonly media: FileStorage;
  /** Where what was drawn is kept. */
  readonly directory: string;
  /** The folder of the fonts that cards are written in. */
  readonly fonts: string;
}

/** The pictures that previews of pages show, each drawn when it is first asked for. */
export function openShareCards({ media, directory, fonts, ...maker }: ShareCardSources): FileStorage {
  let lettering: Promise<Lettering> | undefined;
  const read = async (path: string | null): Promise<Uint8Array | null> => {
    const file = path === null ? null : await media.read(path);
    return file && new Uint8Array(await new Response(file).arrayBuffer());
  };
  return openMadeFiles({
    directory,
    fileOf: (name) => {
      const card = readShareCardName(maker, name);
      return card && `${card.mac}.png`;
    },
    make: async (name) => {
      const card = readShareCardName(maker, name);
      if (!card) return null;
      // With the libraries for pixels and for fonts: most of the time nobody asks for a new card.
      const { drawShareCard } = await import("./draw-share-card.ts");
      lettering ??= openLettering(fonts);
      const [drawing, waterfall, mark] = await Promise.all([
        read(card.drawing === null ? null : mediaPathOf(card.drawing)),
        read(WATERFALL),
        read(MARK),
      ]);
      return drawShareCard({ shopName: maker.shopName, title: card.title, drawing, waterfall, mark }, await lettering);
    },
  });
}
