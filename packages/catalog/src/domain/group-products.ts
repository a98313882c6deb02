import type { Product, ProductType } from "./product.ts";

export type GroupedProducts = Readonly<Record<ProductType, readonly Product[]>>;

/** The public products by type, each group in the order of the catalogue. */
export function groupProducts(products: readonly Product[]): GroupedProducts {
  const groups: Record<ProductType, Product[]> = { plugin: [], samplepack: [], bundle: [], other: [] };
  for (const product of products) if (product.isPublic) groups[product.type].push(product);
  return groups;
}
