import { COMPARE_PATH, listPath, productPath } from "@shop/catalog";
import { ok, type Result } from "@shop/kernel";
import type { RouterContextProvider } from "react-router";
import { type ContentEntry, readCategories, readPages, readPosts } from "../../content/content.server.ts";
import { canonicalPath } from "../../head/page-address.ts";
import { readProducts } from "../../products/products.server.ts";
import { storefrontContext } from "../../request/storefront-context.ts";
import { CONTEST_PAGES } from "../contests/contest-pages.ts";
import { SALE_PAGES } from "../sales/sale-pages.ts";
import { STATIC_PAGES } from "../static/static-pages.ts";
import { categoryPath } from "../tutorials/category-path.ts";
import { summaryOf } from "../tutorials/tutorials.server.ts";
import type { SitemapPage } from "./sitemap-xml.ts";

const OWN_PAGES = [
  "/",
  "/shop",
  "/products",
  listPath("bundle"),
  listPath("plugin"),
  listPath("samplepack"),
  COMPARE_PATH,
  "/tutorials",
  "/sales",
  // Drip pages are for those whom a letter sends there.
  ...[...SALE_PAGES, ...CONTEST_PAGES].map(({ path }) => path),
];

/**
 * Every page for search engines, from the live catalogue and the content service, by its canonical path. The change date of a product's
 * page isn't known; an article without one has the date of its publication.
 * Failures: those of getAllProducts, catalog.unavailable.
 */
export async function listPublicPages(context: Readonly<RouterContextProvider>): Promise<Result<SitemapPage[]>> {
  const { shop, mediaAddress } = context.get(storefrontContext);
  const [products, categories, posts, entries] = await Promise.all([
    readProducts(context, "en"),
    readCategories(context, "en"),
    readPosts(context, { withoutText: true }, "en"),
    readPages(
      context,
      STATIC_PAGES.map(({ slug }) => slug),
      "en",
    ),
  ]);
  if (!products.isOk) return products;
  const pageOf = ({ seo, modifiedAt, publishedAt }: ContentEntry, path: string): SitemapPage => ({
    path: canonicalPath(seo?.canonical, path, shop),
    changedAt: modifiedAt ?? publishedAt,
  });
  const pages = [
    ...[...OWN_PAGES, ...categories.map(categoryPath)].map((path) => ({ path, changedAt: null })),
    ...products.value.map((product) => ({
      path: canonicalPath(product.yoastSeo?.canonical, productPath(product), shop),
      changedAt: null,
    })),
    ...posts.flatMap((post) => summaryOf(post, categories, mediaAddress).map(({ path }) => pageOf(post, path))),
    ...entries.flatMap((entry) =>
      STATIC_PAGES.filter(({ slug }) => slug === entry.slug).map(({ path }) => pageOf(entry, path)),
    ),
  ];
  const paths = pages.map(({ path }) => path);
  const firstOf = new Map(paths.map((path, index) => [path, index] as const).toReversed());
  return ok(pages.filter(({ path }, index) => firstOf.get(path) === index));
}
