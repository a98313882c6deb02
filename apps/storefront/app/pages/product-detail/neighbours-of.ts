import type { Product } from "@shop/catalog";

type Priced = Pick<Product, "name" | "type" | "isForSale" | "prices">;

/** The products of its kind whose regular price is nearest to its own; of equally near ones, those that the catalogue lists first. */
export function neighboursOf<Listed extends Priced>(
  product: Priced,
  products: readonly Listed[],
  count: number,
): Listed[] {
  const own = regularMinor(product);
  const nearest: Array<{ readonly other: Listed; readonly distance: number }> = [];
  // One pass, without sorting all: a large shop has thousands of each kind.
  for (const other of products) {
    if (other.type !== product.type || other.name === product.name || !other.isForSale) continue;
    const distance = Math.abs(regularMinor(other) - own);
    if (nearest.length === count && distance >= (nearest.at(-1)?.distance ?? 0)) continue;
    const place = nearest.findIndex((one) => one.distance > distance);
    nearest.splice(place < 0 ? nearest.length : place, 0, { other, distance });
    nearest.splice(count);
  }
  return nearest.map(({ other }) => other);
}

function regularMinor({ prices }: Priced): number {
  return prices.EUR?.fullPriceMinor ?? prices.USD?.fullPriceMinor ?? prices.JPY?.fullPriceMinor ?? 0;
}
