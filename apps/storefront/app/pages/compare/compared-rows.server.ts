import type { WireProduct } from "@shop/api-client/contract";
import { messages as catalogMessages, type Product, soundCharacter } from "@shop/catalog";
import { formatMessage, type Locale } from "@shop/kernel";
import { SPELLINGS } from "../../messages/spellings.ts";
import { productListTexts } from "../product-list/messages/index.ts";
import { compareTexts } from "./messages/index.ts";

/** A product as the catalogue sends it, and as the shop reads it. */
export interface ReadProduct {
  readonly wire: WireProduct;
  readonly product: Product;
}

/** One fact of every compared product, in words. Null: a product has none. */
export interface ComparedRow {
  readonly term: string;
  readonly cells: ReadonlyArray<string | null>;
}

/** The facts of the products side by side, in a language. What none of them has is left out. */
export function comparedRows(products: readonly ReadProduct[], locale: Locale): readonly ComparedRow[] {
  const texts = compareTexts[locale];
  const facts = factsIn(locale);
  return (Object.keys(facts) as Array<keyof typeof facts>)
    .map((key) => ({ term: texts[key], cells: products.map(facts[key]) }))
    .filter(({ cells }) => cells.some((cell) => cell !== null));
}

function factsIn(locale: Locale) {
  const texts = compareTexts[locale];
  const names = productListTexts[locale];
  const known = catalogMessages[locale];
  const list = new Intl.ListFormat(SPELLINGS[locale], { type: "unit" });
  const number = new Intl.NumberFormat(SPELLINGS[locale], { maximumFractionDigits: 1 });
  const inWords = (words: readonly string[]) => (words.length === 0 ? null : list.format([...new Set(words)]));
  const hertz = (value: number) =>
    value >= 1000 ? `${number.format(value / 1000)} kHz` : `${number.format(value)} Hz`;
  type Fact = (read: ReadProduct) => string | null;
  const ofCabinet =
    (words: (cabinet: NonNullable<WireProduct["cabinet"]>) => string | null): Fact =>
    ({ wire }) =>
      wire.cabinet ? words(wire.cabinet) : null;
  return {
    kind: ({ product }) => known[`catalog.type.${product.type}`],
    what: ({ product }) => product.shortDesc || null,
    cabinet: ofCabinet(({ driver_count, driver_inches, is_open_back }) =>
      formatMessage(texts.cabinetOf, {
        size: `${driver_count}×${driver_inches}`,
        back: is_open_back ? texts.open : texts.closed,
      }),
    ),
    sound: ofCabinet((cabinet) => inWords(soundCharacter(cabinet).map((sound) => names[`sound.${sound}`]))),
    resonance: ofCabinet(({ resonance_hz }) => hertz(resonance_hz)),
    breakUp: ofCabinet(({ break_up_hz, break_up_db }) =>
      formatMessage(texts.breakUpOf, { frequency: hertz(break_up_hz), level: number.format(break_up_db) }),
    ),
    rollOff: ofCabinet(({ roll_off_hz }) => hertz(roll_off_hz)),
    inside: ({ product }) => insideOf(product, locale, inWords),
    formats: ({ wire }) =>
      inWords((wire.formats ?? []).map((format) => (names as Record<string, unknown>)[`format.${format}`] as string)),
    platforms: ({ product }) => inWords(product.versions.map(({ platform }) => known[`catalog.format.${platform}`])),
    rating: ({ product: { rating } }) =>
      rating && rating.numRatings > 0
        ? formatMessage(
            texts.ratingOf,
            {
              ...{ rating: number.format(rating.rating), count: rating.numRatings },
              reviews: number.format(rating.numRatings),
            },
            locale,
          )
        : null,
  } satisfies Record<string, Fact>;
}

function insideOf(
  { includedProducts, audition }: Product,
  locale: Locale,
  inWords: (words: readonly string[]) => string | null,
): string | null {
  const takes = audition?.takes ?? [];
  if (takes.length === 0) return inWords(includedProducts);
  const microphones = new Set(takes.map(({ microphone }) => microphone)).size;
  return formatMessage(compareTexts[locale].insidePack, { takes: takes.length, microphones });
}
