import type { WireLiveStat } from "@shop/api-client/contract";
import { productPath } from "@shop/catalog";
import type { Locale } from "@shop/kernel";
import { countryIn } from "../platform/country-in.ts";
import type { Act } from "./acts.ts";
import { ageInWords } from "./age-in-words.ts";
import { TIME_STEP_MS } from "./limits.ts";
import { messages } from "./messages/index.ts";
import { EUROPE, placesOf } from "./places-of.ts";

export interface HourlyStat {
  /** The full hour in which it was done. */
  readonly hourMs: number;
  /** A country's two letters, or Europe. Null: too few people are there. */
  readonly place: string | null;
  readonly type: Act["type"];
  readonly product: WireLiveStat["product"];
}

interface LiveStats {
  /** Newest first. */
  readonly stats: readonly HourlyStat[];
  /** The ids of products that aren't public any more, each once. */
  readonly missing: readonly string[];
}

/**
 * What customers did as everybody may see it: no name, a place that at least five people share, the full hour. An act whose product
 * isn't found is left out. Source: ENGAGE-02, ENGAGE-11.
 */
export function toLiveStats(acts: readonly Act[]): LiveStats {
  const places = placesOf(acts);
  const missing = acts.flatMap(({ productId, product }) => (productId !== null && product === null ? [productId] : []));
  return {
    stats: acts.flatMap((act, index) => {
      const product = toProduct(act);
      if (product === null) return [];
      const hourMs = Math.floor(act.at.getTime() / TIME_STEP_MS) * TIME_STEP_MS;
      return [{ hourMs, place: places[index] ?? null, type: act.type, product }];
    }),
    missing: [...new Set(missing)],
  };
}

/** In a reader's words, with its age at a moment in full hours. */
export function inWords(
  { hourMs, place, type, product }: HourlyStat,
  { nowMs, locale }: { readonly nowMs: number; readonly locale: Locale },
): WireLiveStat {
  const { europe, justNow } = messages[locale];
  const hours = Math.floor((nowMs - hourMs) / TIME_STEP_MS);
  return {
    country: place === EUROPE ? europe : place === null ? "" : countryIn(locale, place),
    type,
    time: ageInWords(locale, hours, justNow),
    product,
  };
}

function toProduct({ productId, product }: Act): WireLiveStat["product"] | null {
  if (productId === null) return { name: "", thumbnail: "", thumbnail_light: "", website: "" };
  if (product === null) return null;
  const { name, type, slug, pageSlug, media } = product;
  const small = media?.card ?? media;
  return {
    name,
    thumbnail: small?.dark ?? "",
    thumbnail_light: small?.light ?? "",
    website: productPath({ type, slug, productPageSlug: pageSlug }),
  };
}
