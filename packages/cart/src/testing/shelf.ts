import type { ProductToAdd } from "../domain/add-item.ts";

/** A product as the fake shop sells it, in EUR. */
export interface ShelfProduct extends ProductToAdd {
  readonly fullPriceMinor: number;
  readonly salePercent: number | null;
}

/** What the fake shop has: two plugins, one of them on sale, three packs, one free plugin, one that is no longer sold. */
export const SHELF: readonly ShelfProduct[] = [
  { name: "Ballast", isFree: false, isForSale: true, fullPriceMinor: 4900, salePercent: null },
  { name: "Sidechain Lab", isFree: false, isForSale: true, fullPriceMinor: 8900, salePercent: 30 },
  { name: "faIR Greenback 4x12", isFree: false, isForSale: true, fullPriceMinor: 1900, salePercent: null },
  { name: "faIR Vintage 2x12", isFree: false, isForSale: true, fullPriceMinor: 1900, salePercent: null },
  { name: "faIR Tweed 1x12", isFree: false, isForSale: true, fullPriceMinor: 1490, salePercent: 20 },
  { name: "Loudness Meter", isFree: true, isForSale: true, fullPriceMinor: 0, salePercent: null },
  { name: "Old Gate", isFree: false, isForSale: false, fullPriceMinor: 2900, salePercent: null },
];

export function findOnShelf(name: string): ShelfProduct {
  const product = SHELF.find((other) => other.name === name);
  if (!product) throw new Error(`"${name}" is not on the shelf of the fake shop: take one of SHELF.`);
  return product;
}
