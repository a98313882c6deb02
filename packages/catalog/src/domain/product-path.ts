import type { Product, ProductType } from "./product.ts";

/** Where the pages of each type are, and the list of the type itself if it has one. Source: ROUTE-05…07. */
const FOLDERS: Readonly<Record<ProductType, string>> = {
  plugin: "/products/plugins",
  samplepack: "/products/guitar-cabinet-impulse-responses",
  bundle: "/products",
  other: "/products",
};

/** The path of a product's own page, without a language. It uses the page slug, or the slug if there is none. */
export function productPath(product: Pick<Product, "type" | "slug" | "productPageSlug">): string {
  return `${FOLDERS[product.type]}/${encodeURIComponent(product.productPageSlug || product.slug)}`;
}

/** The path of the list that shows the products of a type. */
export function listPath(type: ProductType): string {
  return type === "bundle" ? "/products/bundles" : FOLDERS[type];
}
