import type { CabinetPack, ContentProduct } from "../content-types.ts";
import { bundleCover } from "./bundle-cover.ts";
import { CARD_HEIGHT, CARD_WIDTH } from "./cards/card.ts";
import { deviationsOf, productCard } from "./cards/draw-cards.ts";
import { HERO_HEIGHT, HERO_WIDTH, heroPicture, walkLines } from "./hero.ts";
import { logoMark, PRESS_LOGO, pressLogo } from "./logo.ts";
import type { MeasuredTake } from "./measurements.ts";
import { COVER_HEIGHT, COVER_WIDTH, packCover } from "./pack-cover.ts";
import { DARK, LIGHT, type Palette } from "./palette.ts";
import { platePicture } from "./plate/plate.ts";
import { plateOf } from "./plate/plates.ts";

/** A picture for `<out>/media`. */
export type Picture = { path: string; width: number; height: number; svg: string };

export type PictureInput = {
  products: readonly ContentProduct[];
  packs: readonly CabinetPack[];
  measured: ReadonlyMap<string, readonly MeasuredTake[]>;
};

const THEMES: readonly Palette[] = [DARK, LIGHT];

function bundleSvg(product: ContentProduct, input: PictureInput, palette: Palette): string {
  const parts = product.included_products;
  const packs = input.packs.filter((pack) => parts.includes(pack.product));
  const plates = input.products
    .filter((part) => parts.includes(part.name))
    .flatMap((part) => {
      const plate = plateOf(part.slug);
      return plate === null ? [] : [{ name: part.name, plate }];
    });
  const bundled = packs.map((pack) => ({
    name: pack.product,
    takes: input.measured.get(pack.product) ?? [],
    liveTake: pack.coverTake,
  }));
  return bundleCover({ name: product.name, packs: bundled, plates, input }, palette);
}

/** The drawing of a product in one theme; null where nothing is known to draw it from. */
function productSvg(product: ContentProduct, input: PictureInput, palette: Palette): string | null {
  const pack = input.packs.find((candidate) => candidate.product === product.name);
  const takes = input.measured.get(product.name);
  if (pack !== undefined && takes !== undefined) {
    const cover = { name: product.name, cabinetLabel: pack.cabinet.label, takes, liveTake: pack.coverTake };
    return packCover(cover, palette);
  }
  if (product.type === "bundle") return bundleSvg(product, input, palette);
  const plate = plateOf(product.slug);
  if (plate === null) return null;
  const platedSlugs = input.products.map(({ slug }) => slug).filter((slug) => plateOf(slug) !== null);
  const sheet = `${platedSlugs.indexOf(product.slug) + 1} of ${platedSlugs.length}`;
  return platePicture(product.name, sheet, plate, input, palette);
}

/** All pictures of the shop: a cover and a card a product, the hero of the home page, the mark. */
export function drawPictures(input: PictureInput): Picture[] {
  const covers = input.products.flatMap((product) =>
    THEMES.flatMap((palette): Picture[] => {
      const svg = productSvg(product, input, palette);
      const path = `covers/${product.slug}-${palette.theme}.svg`;
      return svg === null ? [] : [{ path, width: COVER_WIDTH, height: COVER_HEIGHT, svg }];
    }),
  );
  const deviations = deviationsOf(input);
  const cards = input.products.flatMap((product) =>
    THEMES.flatMap((palette): Picture[] => {
      const svg = productCard(product, input, deviations, palette);
      const path = `cards/${product.slug}-${palette.theme}.svg`;
      return svg === null ? [] : [{ path, width: CARD_WIDTH, height: CARD_HEIGHT, svg }];
    }),
  );
  const heroPack =
    input.packs.find(({ walk }) => walk !== undefined) ??
    input.packs.find(({ cabinet }) => cabinet.driverCount === 4 && !cabinet.isOpenBack) ??
    input.packs[0];
  const heroes =
    heroPack === undefined
      ? []
      : THEMES.flatMap((palette) => {
          const size = { width: HERO_WIDTH, height: HERO_HEIGHT };
          const lines = walkLines(heroPack, palette).map(({ distanceCm, svg }) => ({
            path: `walk/${distanceCm}-${palette.theme}.svg`,
            ...size,
            svg,
          }));
          const wide = heroPicture(heroPack, palette, "wide");
          const narrow = heroPicture(heroPack, palette, "narrow");
          return [
            { path: `hero-${palette.theme}.svg`, ...size, svg: wide },
            { path: `hero-narrow-${palette.theme}.svg`, ...size, svg: narrow },
            ...lines,
          ];
        });
  const logos = THEMES.map((palette) => ({
    path: `press/logo-${palette.theme}.svg`,
    ...PRESS_LOGO,
    svg: pressLogo(palette),
  }));
  return [...covers, ...cards, ...heroes, ...logos, { path: "logo.svg", width: 44, height: 44, svg: logoMark() }];
}
