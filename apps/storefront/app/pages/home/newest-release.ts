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
  const releases = products.flatMap((product) => product.versions.map((release) => ({ product, ...release })));
  const [newest] = releases.sort((one, other) => other.releaseDate.localeCompare(one.releaseDate));
  return newest ?? null;
}
