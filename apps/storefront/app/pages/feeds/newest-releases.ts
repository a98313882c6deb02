import type { Product, ProductRelease } from "@shop/catalog";

/** A version of a product, whatever systems it came out for. */
export interface Release<Listed> {
  readonly product: Listed;
  readonly version: string;
  /** ISO 8601 date: the day on which it was first there. */
  readonly date: string;
}

/** The newest versions of all products, the last one first. A version for two systems is one release. */
export function newestReleases<Listed extends Pick<Product, "name" | "versions">>(
  products: readonly Listed[],
  count: number,
): Release<Listed>[] {
  const releases = products.flatMap((product) =>
    releasesOf(product.versions).map((release) => ({ product, ...release })),
  );
  return releases.sort((one, other) => other.date.localeCompare(one.date)).slice(0, count);
}

function releasesOf(versions: readonly ProductRelease[]): { version: string; date: string }[] {
  const firstDays = new Map<string, string>();
  for (const { version, releaseDate } of versions) {
    const known = firstDays.get(version);
    if (known === undefined || releaseDate < known) firstDays.set(version, releaseDate);
  }
  return Array.from(firstDays, ([version, date]) => ({ version, date }));
}
