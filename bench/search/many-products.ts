import type { WireCabinet } from "@shop/api-client/contract";
import { createFakeRandom } from "@shop/kernel/testing";
import type { ContentInput } from "../../apps/api/src/content/content-folder.ts";
import { buildContent, buildContentFile, buildContentProduct } from "../../apps/api/src/testing/build-content.ts";

const FIRST = ["Doom", "Modern", "Vintage", "Country", "Jazz", "Funk", "Thrash", "Indie", "Ambient", "Blues", "Punk"];
const SECOND = ["Cellar", "Rock", "Combo", "Bright", "Box", "Snap", "Wall", "Jangle", "Hall", "Parlour", "Basement"];
const SYLLABLES = ["ka", "ri", "mon", "tel", "sha", "vor", "lin", "du", "pe", "gran", "ost", "ber", "fal", "ni", "zu"];
const WORDS_PER_PAGE = 120;
const VOCABULARY = 3000;
const CURVE_POINTS = 68;
const SIZES = [
  [1, 12],
  [2, 12],
  [4, 12],
  [8, 10],
] as const;

/** The page of the first of them. */
export const FIRST_SLUG = "fair-first";

/** A catalogue of that many packs, each with a name, a page, a cabinet and files of its own; the same each time. */
export function manyProducts(count: number): ContentInput {
  const random = createFakeRandom();
  const pick = <One>(list: readonly One[]): One => list[Math.floor(random.fraction() * list.length)] as One;
  const vocabulary = Array.from({ length: VOCABULARY }, () => `${pick(SYLLABLES)}${pick(SYLLABLES)}${pick(SYLLABLES)}`);
  const names = Array.from({ length: count }, (_, index) =>
    index === 0 ? "faIR First" : `faIR ${pick(FIRST)} ${pick(SECOND)} ${index + 1}`,
  );
  const products = names.map((name) =>
    buildContentProduct({
      ...{
        name,
        shortDesc: `${pick(FIRST)} ${pick(vocabulary)}`,
        shopDesc: `A ${pick(SECOND)} for ${pick(vocabulary)}.`,
      },
      productPageDesc: `<p>${Array.from({ length: WORDS_PER_PAGE }, () => pick(vocabulary)).join(" ")}</p>`,
      price: { EUR: 900 + Math.floor(random.fraction() * 90) * 100, USD: 2900, JPY: 450_000 },
    }),
  );
  return buildContent({
    products,
    manifest: {
      ...{ inputsHash: `many-${count}`, media: [] },
      files: names.flatMap((product) =>
        (["WAVE", "KEMPER"] as const).map((variant) => {
          const folder = product.toLowerCase().replace(/[^a-z0-9]+/g, "-");
          return buildContentFile({ product, variant, path: `${folder}/${variant}.zip` });
        }),
      ),
      cabinets: names.map((product) => ({ product, cabinet: cabinet(random.fraction, pick(SIZES)) })),
    },
  });
}

function cabinet(fraction: () => number, [count, inches]: readonly [number, number]): WireCabinet {
  return {
    label: `${count}×${inches}`,
    ...{ driver_count: count, driver_inches: inches, is_open_back: fraction() < 0.4 },
    ...{ resonance_hz: 50 + Math.round(fraction() * 60), body_dip_hz: 400, body_dip_db: -Math.round(fraction() * 6) },
    ...{ break_up_hz: 2400 + Math.round(fraction() * 600), break_up_db: Math.round(fraction() * 9) },
    roll_off_hz: 4500 + Math.round(fraction() * 3000),
    curve: {
      ...{ take: "Dyn-A cap 0cm", from_hz: 38, to_hz: 12_500 },
      levels_db: Array.from({ length: CURVE_POINTS }, () => -Math.round(fraction() * 200) / 10),
    },
  };
}
