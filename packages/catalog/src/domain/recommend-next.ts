import type { Product } from "./product.ts";
import { type Customer, createPersonalShelf, type ShelfPrice } from "./shelf-price.ts";

/** The bundle that the owned products come closest to. */
export interface Recommendation<Bundle> {
  readonly bundle: Bundle;
  readonly ownedCount: number;
  readonly partCount: number;
}

type BundleOnShelf = Pick<Product, "name" | "type" | "isPublic" | "isForSale" | "includedProducts" | "prices">;

/**
 * The account page's next recommendation: of the bundles for sale that are partly owned, the one with the largest owned share; if equal,
 * the one whose missing parts cost less. Null if no bundle is partly owned, or a part of it isn't in the catalogue.
 */
export function recommendNext<Bundle extends BundleOnShelf>(
  products: readonly Bundle[],
  customer: Omit<Customer, "products">,
): Recommendation<Bundle> | null {
  const shelf = createPersonalShelf({ ...customer, products });
  const begun = products.flatMap((bundle) => {
    if (bundle.type !== "bundle" || !bundle.isPublic || !bundle.isForSale || customer.ownedNames.has(bundle.name))
      return [];
    const price = shelf.priceOf(bundle, "EUR");
    return price.completion ? [{ bundle, price, ...countsOf(price.completion) }] : [];
  });
  const [best] = begun.sort(
    (one, other) =>
      other.ownedCount / other.partCount - one.ownedCount / one.partCount ||
      one.price.priceMinor - other.price.priceMinor ||
      one.bundle.name.localeCompare(other.bundle.name, "en"),
  );
  return best ? { bundle: best.bundle, ownedCount: best.ownedCount, partCount: best.partCount } : null;
}

function countsOf({ parts }: NonNullable<ShelfPrice["completion"]>) {
  return { ownedCount: parts.filter(({ isOwned }) => isOwned).length, partCount: parts.length };
}
