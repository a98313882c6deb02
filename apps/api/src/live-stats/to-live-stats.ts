import type { WireLiveStat } from "@shop/api-client/contract";
import { productPath } from "@shop/catalog";
import type { Act } from "./acts.ts";
import { TIME_STEP_MS } from "./limits.ts";
import { EUROPE, placesOf } from "./places-of.ts";

export interface LiveStats {
  /** Newest first. */
  readonly stats: ReadonlyArray<{ readonly atMs: number; readonly stat: WireLiveStat }>;
  /** The ids of products that aren't public any more, each once. */
  readonly missing: readonly string[];
}

const REGION_NAMES = new Intl.DisplayNames(["en"], { type: "region" });

/**
 * What customers did as everybody may see it: no name, a place that stands for five people at least, the full hour. An act whose product
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
      const atMs = Math.floor(act.at.getTime() / TIME_STEP_MS) * TIME_STEP_MS;
      const country = place === null ? "" : nameOf(place);
      const stat = { country, country_code: place, type: act.type, time: new Date(atMs).toISOString(), product };
      return [{ atMs, stat }];
    }),
    missing: [...new Set(missing)],
  };
}

function toProduct({ productId, product }: Act): WireLiveStat["product"] | null {
  if (productId === null) return { name: "", thumbnail: "", thumbnail_light: "", website: "" };
  if (product === null) return null;
  const { name, type, slug, pageSlug, media } = product;
  return {
    name,
    thumbnail: media?.dark ?? "",
    thumbnail_light: media?.light ?? "",
    website: productPath({ type, slug, productPageSlug: pageSlug }),
  };
}

const nameOf = (place: string): string => (place === EUROPE ? "Europe" : (REGION_NAMES.of(place) ?? ""));
