import { CURRENCIES, type Currency, type PriceByCurrency } from "@shop/pricing";
import type { Product } from "./product.ts";

export interface BundleParts {
  /** The parts that the catalogue knows, in the bundle's order. */
  readonly parts: readonly Product[];
  /** The names that it doesn't know. */
  readonly unknownNames: readonly string[];
  /** The separate cost of the known parts in each currency that they have a price in, at their full prices, in minor units. */
  readonly apart: PriceByCurrency;
}

/** The parts of a bundle, and what they cost separately. */
export function bundleParts(bundle: Pick<Product, "includedProducts">, products: readonly Product[]): BundleParts {
  const names = new Set(bundle.includedProducts);
  const byName = new Map(products.filter(({ name }) => names.has(name)).map((product) => [product.name, product]));
  const parts = bundle.includedProducts.flatMap((name) => byName.get(name) ?? []);
  const apartIn = (currency: Currency) =>
    parts.reduce((sum, product) => sum + (product.prices[currency]?.fullPriceMinor ?? 0), 0);
  const [EUR = 0, USD = 0, JPY = 0] = CURRENCIES.map(apartIn);
  return {
    parts,
    unknownNames: bundle.includedProducts.filter((name) => !byName.has(name)),
    apart: { EUR, USD, JPY },
  };
}
