import { type Product, type Programme, productPath } from "@shop/catalog";
import { formatMessage, type Locale } from "@shop/kernel";
import { localPath } from "../../messages/use-texts.ts";
import { type ListedProduct, toListed } from "../../products/products.server.ts";
import { homeTexts } from "./messages/index.ts";

/** A kind of music, with a pack that suits it and what is played through it. */
export interface EntryPoint {
  readonly title: string;
  /** The name of its play button. */
  readonly play: string;
  readonly product: ListedProduct;
  readonly programme: Programme;
  readonly performanceId: string;
}

/** What the demo's packs are good for. A pack that the catalogue doesn't have, or that can't be heard, is left out. */
const ENTRY_POINTS = [
  ["playsMetal", "fair-thrash-wall", "chug"],
  ["playsRock", "fair-modern-rock", "open-chord"],
  ["playsBlues", "fair-blues-parlour", "lead"],
  ["playsCountry", "fair-country-bright", "clean"],
  ["playsJazz", "fair-jazz-box", "clean"],
  ["playsBass", "fair-bass-eight-ten", "bass"],
] as const;

export function entryPoints(products: readonly Product[], locale: Locale): EntryPoint[] {
  const texts = homeTexts[locale];
  return ENTRY_POINTS.flatMap(([key, slug, performanceId]) => {
    const product = products.find((candidate) => candidate.slug === slug);
    if (!product?.audition?.performances.some(({ id }) => id === performanceId)) return [];
    const { name, audition } = product;
    return {
      title: texts[key],
      play: formatMessage(texts.playsPlay, { title: texts[key] }, locale),
      product: toListed(product),
      programme: { name, href: localPath(productPath(product), locale), audition },
      performanceId,
    };
  });
}
