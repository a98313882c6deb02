import type { CabinetPack, ContentProduct } from "../../content-types.ts";
import type { MeasuredTake } from "../measurements.ts";
import type { Palette } from "../palette.ts";
import { type BundlePart, bundleCard } from "./bundle-card.ts";
import { CARD_BOLD, CARD_LINE, cardDrawing } from "./card.ts";
import { type Deviation, deviationOf, meanOf } from "./deviation.ts";
import { packCard } from "./pack-card.ts";
import { figureOf } from "./plugin-figures.ts";

export type CardInput = {
  products: readonly ContentProduct[];
  packs: readonly CabinetPack[];
  measured: ReadonlyMap<string, readonly MeasuredTake[]>;
};

/** How each pack's live take differs from the average of all live takes, by the pack's product. */
export function deviationsOf({ packs, measured }: CardInput): Map<string, Deviation> {
  const live = packs.flatMap(({ product, coverTake }) => {
    const take = measured.get(product)?.[coverTake];
    return take === undefined ? [] : [[product, take.levelsDb] as const];
  });
  const mean = meanOf(live.map(([, levelsDb]) => levelsDb));
  return new Map(live.map(([product, levelsDb]) => [product, deviationOf(levelsDb, mean)]));
}

/** The card of a product in one theme; null where nothing is known to draw it from. */
export function productCard(
  product: ContentProduct,
  input: CardInput,
  deviations: ReadonlyMap<string, Deviation>,
  palette: Palette,
): string | null {
  const { name, slug, type, included_products: parts } = product;
  const pack = input.packs.find((candidate) => candidate.product === name);
  const deviation = deviations.get(name);
  if (pack !== undefined && deviation !== undefined) return packCard({ ...pack, name, deviation }, palette);
  if (type === "bundle") return bundleCard(name, partsOf(parts, input, deviations), palette);
  const figure = figureOf(slug);
  if (figure === null) return null;
  return cardDrawing(`${name}: what it does`, [figure(palette, { bold: CARD_BOLD, line: CARD_LINE })], palette);
}

function partsOf(
  names: readonly string[],
  { products }: CardInput,
  deviations: ReadonlyMap<string, Deviation>,
): BundlePart[] {
  return names.flatMap((name): BundlePart[] => {
    const deviation = deviations.get(name);
    if (deviation !== undefined) return [{ deviation }];
    const figure = figureOf(products.find((product) => product.name === name)?.slug ?? "");
    return figure === null ? [] : [{ figure }];
  });
}
