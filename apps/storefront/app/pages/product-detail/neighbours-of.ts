import type { Product } from "@shop/catalog";

type Priced = Pick<Product, "name" | "type" | "isForSale" | "prices">;

/** The products of its kind whose regular price is nearest to its own; of equally near ones, those that the catalogue lists first. */
export function neighboursOf<Listed extends Priced>(
  product: Priced,
  products: readonly Listed[],
  count: number,
): Listed[] {
  const own = regularMinor(product);
  const distance = (other: Priced) => Math.abs(regularMinor(other) - own);
  return products
    .filter(({ name, type, isForSale }) => type === product.type && name !== product.name && isForSale)
    .sort((one, other) => distance(one) - distance(other))
    .slice(0, count);
}

function regularMinor({ prices }: Priced): number {
  return prices.EUR?.fullPriceMinor ?? prices.USD?.fullPriceMinor ?? prices.JPY?.fullPriceMinor ?? 0;
}
