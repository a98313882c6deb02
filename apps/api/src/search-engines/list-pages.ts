import { hash } from "node:crypto";
import { LISTED_TYPES, listPath, productPath } from "@shop/catalog";
import type { Kysely } from "kysely";
import { pagePath } from "../content/index.ts";
import type { Database } from "../ports/database.ts";

/** The pages that the content has, by their paths without a language, each with a digest of what it says. */
export type PageDigests = Readonly<Record<string, string>>;

/** Every public page: those of single products, articles, sales and contests, and the lists of them, which change with what they list. */
export async function listPages(db: Kysely<Database>): Promise<PageDigests> {
  const [products, tutorials, pages, sales, contests] = await Promise.all([
    listProducts(db),
    listEntries(db, "post"),
    listEntries(db, "page"),
    listSales(db),
    listContests(db),
  ]);
  const digests = (listed: readonly Listed[]) => digestOf(listed.map(({ path, digest }) => [path, digest]));
  const ofGroup = (listed: readonly Listed[]) => {
    const groups = new Set(listed.flatMap(({ group }) => (group === null ? [] : [group])));
    return [...groups].map((group) => [group, digests(listed.filter((each) => each.group === group))] as const);
  };
  const all = [...products, ...tutorials, ...sales];
  return Object.fromEntries([
    ...[...products, ...tutorials, ...pages].map(({ path, digest }) => [path, digest] as const),
    // A list page, and the page of a sale or a contest, which several windows may share.
    ...[...[products, tutorials, sales, contests].flatMap(ofGroup)],
    ...(["/shop", "/products"] as const).map((path) => [path, digests(products)] as const),
    ["/", digests(all)],
    ["/tutorials", digests(tutorials)],
    ["/sales", digests([...products, ...sales, ...contests])],
  ]);
}

/** Something that is shown on its own page, if it has one, and on the page of its group. */
interface Listed {
  readonly path: string;
  readonly digest: string;
  readonly group: string | null;
}

async function listProducts(db: Kysely<Database>): Promise<Listed[]> {
  const [products, prices] = await Promise.all([
    db.selectFrom("products").selectAll().where("removed_at", "is", null).where("is_public", "=", true).execute(),
    db.selectFrom("product_prices").selectAll().orderBy("product_id").orderBy("currency").execute(),
  ]);
  const listed = products.map(({ updated_at: _updated, position: _position, ...product }) => {
    const { type, slug, product_page_slug: productPageSlug } = product;
    const own = prices.filter(({ product_id }) => product_id === product.id);
    const group = LISTED_TYPES.includes(type) && type !== "other" ? listPath(type) : null;
    return { path: productPath({ type, slug, productPageSlug }), digest: digestOf([product, own]), group };
  });
  return listed.sort(byPath);
}

async function listEntries(db: Kysely<Database>, kind: "post" | "page"): Promise<Listed[]> {
  const entries = await db.selectFrom("content_entries").selectAll().where("kind", "=", kind).execute();
  const listed = entries.map((entry) => {
    if (kind === "page") return { path: pagePath(entry.slug), digest: digestOf(entry), group: null };
    const group = `/tutorials/${entry.category_slug}`;
    return { path: `${group}/${entry.slug}`, digest: digestOf(entry), group };
  });
  return listed.sort(byPath);
}

async function listSales(db: Kysely<Database>): Promise<Listed[]> {
  const windows = await db.selectFrom("campaigns").selectAll().where("removed_at", "is", null).orderBy("id").execute();
  return windows.map((window) => {
    const group = window.page ? `/sales/${window.page}` : null;
    return { path: window.id, digest: digestOf(window), group };
  });
}

async function listContests(db: Kysely<Database>): Promise<Listed[]> {
  const contests = await db.selectFrom("contests").selectAll().where("removed_at", "is", null).orderBy("id").execute();
  return contests.map(({ seed: _secret, ...contest }) => {
    return { path: contest.id, digest: digestOf(contest), group: `/contests/${contest.page}` };
  });
}

function byPath(one: Listed, other: Listed): number {
  return one.path < other.path ? -1 : 1;
}

function digestOf(content: unknown): string {
  return hash("sha256", JSON.stringify(content), "base64url").slice(0, 22);
}
