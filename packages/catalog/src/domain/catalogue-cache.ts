import { productSchema, type WireProduct } from "@shop/api-client/contract";
import { isLocale, type Locale } from "@shop/kernel";
import { CACHE_LIFE_MS } from "./limits.ts";

/** Where the catalogue is kept in the browser's storage. */
export const CATALOGUE_CACHE_KEY = "shop.catalogue";

/** Incremented whenever the shape of the stored data changes; data stored by an older shop is then dropped. */
const CACHE_VERSION = 1;

export interface KeptCatalogue {
  readonly loadedAtMs: number;
  /** The language of its texts; absent for English. */
  readonly language?: Locale;
  /** When the next campaign starts or ends; absent if none is known. */
  readonly priceChangesAtMs?: number | null;
  readonly products: readonly WireProduct[];
}

/** The text to store. The browser may have another user tomorrow, so what a customer owns and has rated is left out. */
export function writeCatalogue(kept: KeptCatalogue): string {
  const products = kept.products.map((product) => ({
    ...product,
    owned_by_user: false,
    rating: product.rating && { ...product.rating, user_has_rated: false },
  }));
  return JSON.stringify({ version: CACHE_VERSION, ...kept, products });
}

/**
 * The catalogue from a stored text. Undefined if there is nothing usable: none, another version, truncated or modified,
 * from the future, or older than CACHE_LIFE_MS. Source: CAT-04.
 */
export function readCatalogue(text: string | undefined, nowMs: number): KeptCatalogue | undefined {
  const kept = parse(text);
  if (!isRecord(kept) || kept.version !== CACHE_VERSION) return undefined;
  const { loadedAtMs, language, priceChangesAtMs, products } = kept;
  if (typeof loadedAtMs !== "number" || loadedAtMs > nowMs || nowMs - loadedAtMs >= CACHE_LIFE_MS) return undefined;
  if (!Array.isArray(products) || products.length === 0) return undefined;
  const read = products.flatMap((product: unknown) => {
    const checked = productSchema.safeParse(product);
    return checked.success ? [checked.data] : [];
  });
  if (read.length !== products.length) return undefined;
  return {
    loadedAtMs,
    ...(typeof language === "string" && isLocale(language) && { language }),
    priceChangesAtMs: typeof priceChangesAtMs === "number" ? priceChangesAtMs : null,
    products: read,
  };
}

function parse(text: string | undefined): unknown {
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    // A text that isn't JSON was not kept by this shop: the same as nothing kept.
    return undefined;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
