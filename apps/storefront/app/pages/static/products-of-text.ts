import { type Product, productPath } from "@shop/catalog";

const LINK = /href="([^"?#]+)/g;

/** The products that a text links to, in its order, each once. */
export function productsOfText<Listed extends Pick<Product, "type" | "slug" | "productPageSlug">>(
  html: string,
  products: readonly Listed[],
): readonly Listed[] {
  const linked = new Set([...html.matchAll(LINK)].map(([, path]) => path));
  return [...linked].flatMap((path) => products.filter((product) => productPath(product) === path));
}
