import type { WireLiveStat } from "@shop/api-client/contract";
import { productPath } from "@shop/catalog";
import { ageInWords } from "@shop/engagement";
import type { Act } from "./acts.ts";
import { TIME_STEP_MS } from "./limits.ts";
import { EUROPE, placesOf } from "./places-of.ts";

export interface HourlyStat {
  /** The full hour in which it was done. */
  readonly hourMs: number;
  readonly stat: {
    readonly country: string;
    readonly country_code: string | null;
    readonly type: Act["type"];
    readonly product: WireLiveStat["product"];
  };
}

interface LiveStats {
  /** Newest first. */
  readonly stats: readonly HourlyStat[];
  /** The ids of products that aren't public any more, each once. */
  readonly missing: readonly string[];
}

const REGION_NAMES = new Intl.DisplayNames(["en"], { type: "region" });

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
      const place = places[index] ?? null;
      const hourMs = Math.floor(act.at.getTime() / TIME_STEP_MS) * TIME_STEP_MS;
      const country = place === null ? "" : nameOf(place);
      const stat = { country, country_code: place, type: act.type, product };
      return [{ hourMs, stat }];
    }),
    missing: [...new Set(missing)],
  };
}

/** With its age at a moment, in full hours and in English words, as documented. */
export function withAge({ hourMs, stat }: HourlyStat, nowMs: number): WireLiveStat {
  const hours = Math.floor((nowMs - hourMs) / TIME_STEP_MS);
  return { ...stat, time: ageInWords("en", hours, "just now"), hours_ago: hours };
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

const nameOf = (place: string): string => (place === EUROPE ? "Europe" : (REGION_NAMES.of(place) ?? ""));
