import { hash } from "node:crypto";
import { productPath } from "@shop/catalog";
import type { Kysely } from "kysely";
import { pagePath } from "../content/index.ts";
import type { Database } from "../ports/database.ts";

/** The pages that the content has, by their paths without a language, each with a digest of what it says. */
export type PageDigests = Readonly<Record<string, string>>;

export async function listPages(db: Kysely<Database>): Promise<PageDigests> {
  const [products, prices, entries] = await Promise.all([
    db.selectFrom("products").selectAll().where("removed_at", "is", null).where("is_public", "=", true).execute(),
    db.selectFrom("product_prices").selectAll().orderBy("product_id").orderBy("currency").execute(),
    db.selectFrom("content_entries").selectAll().execute(),
  ]);
  const productPages = products.map(({ updated_at: _updated, position: _position, ...product }) => {
    const { type, slug, product_page_slug: productPageSlug } = product;
    const own = prices.filter(({ product_id }) => product_id === product.id);
    return [productPath({ type, slug, productPageSlug }), digestOf([product, own])] as const;
  });
  const written = entries.map((entry) => {
    const path = entry.kind === "page" ? pagePath(entry.slug) : `/tutorials/${entry.category_slug}/${entry.slug}`;
    return [path, digestOf(entry)] as const;
  });
  return Object.fromEntries([...productPages, ...written]);
}

function digestOf(content: unknown): string {
  return hash("sha256", JSON.stringify(content), "base64url").slice(0, 22);
}
