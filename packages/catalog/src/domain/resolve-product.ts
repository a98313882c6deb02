import type { Product, ProductType } from "./product.ts";

/**
 * The product that a name, slug or page slug refers to, ignoring case; undefined if there is none. A page slug takes
 * precedence over a slug, a slug over a name. `type` narrows the search if it is known. Source: ROUTE-07.
 */
export function resolveProduct<Known extends Pick<Product, "name" | "slug" | "productPageSlug" | "type">>(
  products: readonly Known[],
  nameOrSlug: string,
  type?: ProductType | null,
): Known | undefined {
  const wanted = nameOrSlug.trim().toLowerCase();
  if (wanted === "") return undefined;
  const candidates = type ? products.filter((product) => product.type === type) : products;
  const by = (key: "productPageSlug" | "slug" | "name") =>
    candidates.find((product) => product[key].toLowerCase() === wanted);
  return by("productPageSlug") ?? by("slug") ?? by("name");
}
