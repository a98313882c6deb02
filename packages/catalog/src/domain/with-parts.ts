import { listOwned, type OwnedProduct, type OwnedProducts } from "./owned-products.ts";

/** A product, and its parts if it is a bundle. */
export interface OwnedWithParts {
  readonly product: OwnedProduct;
  readonly parts: readonly OwnedProduct[];
}

/**
 * The given products, each bundle with all of its owned parts, including earlier purchases: their files are its download. A
 * product that is a part of one of the bundles isn't listed again. Source: PAY-04.
 */
export function withParts(products: readonly OwnedProduct[], owned: OwnedProducts): readonly OwnedWithParts[] {
  const all = listOwned(owned);
  const included = new Set(products.flatMap(({ includedProducts }) => includedProducts));
  return products
    .filter(({ name }) => !included.has(name))
    .map((product) => ({
      product,
      parts: all.filter(({ name, includedProducts }) => isPart(product, name) && includedProducts.length === 0),
    }));
}

function isPart({ includedProducts }: OwnedProduct, name: string): boolean {
  return includedProducts.includes(name);
}
