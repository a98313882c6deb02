import type { Completion, Currency } from "@shop/pricing";
import type { Product } from "./product.ts";

/** The prices of what a bundle may hold. */
export type PricedProduct = Pick<Product, "name" | "prices">;

/**
 * What the shopper has of a bundle, as pricing takes it: every part with what it costs apart, regularly. Null where it makes no
 * difference or can't be told: it holds nothing, none or all of its parts are owned, or the catalogue doesn't know one of them or its price.
 */
export function completionOf(
  bundle: Pick<Product, "includedProducts">,
  products: readonly PricedProduct[],
  ownedNames: ReadonlySet<string>,
  currency: Currency,
): Completion | null {
  const names = bundle.includedProducts;
  const ownedCount = names.filter((name) => ownedNames.has(name)).length;
  if (ownedCount === 0 || ownedCount === names.length) return null;
  const parts = names.flatMap((name) => {
    const product = products.find((other) => other.name === name);
    const price = product?.prices[currency];
    if (!price) return [];
    return [{ name, fullPriceMinor: price.fullPriceMinor, isOwned: ownedNames.has(name) }];
  });
  return parts.length === names.length ? { parts } : null;
}
