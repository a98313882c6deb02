import { type BundleSaving, bundleSaving, type ProductOnShelf } from "@shop/catalog";
import type { useShelfPrice } from "@shop/catalog/react";
import type { Currency } from "@shop/pricing";
import type { PricedPart } from "./products.server.ts";

/** The sums of the whole bundle, or for an owner of some parts those of the parts that are missing. Source: CAT-09. */
export function bundleSums(
  currency: Currency,
  product: ProductOnShelf,
  parts: readonly PricedPart[],
  priceOf: ReturnType<typeof useShelfPrice>,
): BundleSaving {
  const inCurrency = (other: ProductOnShelf) => priceOf(other, currency).priceMinor;
  const whole = bundleSaving<ProductOnShelf>(product, parts, inCurrency);
  const completed = priceOf(product, currency).completion?.parts;
  if (!completed) return whole;
  const missing = parts.filter(({ name }) => completed.some((part) => part.name === name && !part.isOwned));
  return { ...bundleSaving<ProductOnShelf>(product, missing, inCurrency), partsMinor: whole.partsMinor };
}
