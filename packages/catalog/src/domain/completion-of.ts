import type { Completion, Currency } from "@shop/pricing";
import type { Product } from "./product.ts";

/** The prices of a bundle's possible parts. */
export type PricedProduct = Pick<Product, "name" | "prices">;

/**
 * What the shopper owns of a bundle, as pricing takes it: every part with its regular separate price. Null if it makes no difference or
 * can't be determined: the bundle has no parts, none or all of them are owned, or the catalogue doesn't know one of them or its price.
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
