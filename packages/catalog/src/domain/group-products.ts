import type { Product, ProductType } from "./product.ts";

export type GroupedProducts = Readonly<Record<ProductType, readonly Product[]>>;

/** The public products by type, each group in the order of the catalogue. */
export function groupProducts(products: readonly Product[]): GroupedProducts {
  const of = (type: ProductType) => products.filter((product) => product.isPublic && product.type === type);
  return { plugin: of("plugin"), samplepack: of("samplepack"), bundle: of("bundle"), other: of("other") };
}
