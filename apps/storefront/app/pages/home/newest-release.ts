import type { Product } from "@shop/catalog";

/** A product and its release that came out last. */
export interface NewestRelease<Listed> {
  readonly product: Listed;
  readonly version: string;
  /** ISO 8601 date. */
  readonly releaseDate: string;
}

/** The product whose newest release is the newest of all; null where nothing was released. */
export function newestRelease<Listed extends Pick<Product, "versions">>(
  products: readonly Listed[],
): NewestRelease<Listed> | null {
  let newest: NewestRelease<Listed> | null = null;
  for (const product of products) {
    for (const release of product.versions) {
      // ISO 8601 sorts as text.
      if (newest === null || release.releaseDate > newest.releaseDate) newest = { product, ...release };
    }
  }
  return newest;
}
