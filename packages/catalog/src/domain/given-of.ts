import { listOwned, type OwnedProduct, type OwnedProducts } from "./owned-products.ts";

/** The products that a code gave, by their names, with the licences that weren't bought. Source: ACCT-05. */
export function givenOf(owned: OwnedProducts, names: readonly string[]): readonly OwnedProduct[] {
  return listOwned(owned)
    .filter(({ name }) => names.includes(name))
    .map((product) => ({ ...product, licences: product.licences.filter(({ orderId }) => orderId === null) }));
}
