/**
 * A key by which a CDN deletes its copies of pages: `catalogue` for every page that shows products, `tutorials` for every page that lists
 * tutorials, and one for each product, tutorial and written text that a page is about or names.
 */
export type SurrogateKey = "catalogue" | "tutorials" | `${"product" | "tutorial" | "text"}-${string}`;

/** The key of one product, tutorial or text. Spaces and commas separate keys in the headers, so none may be in a slug. */
export function surrogateKey(kind: "product" | "tutorial" | "text", slug: string): SurrogateKey {
  return `${kind}-${encodeURIComponent(slug)}`;
}
