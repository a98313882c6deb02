import { listPath, productPath } from "@shop/catalog";
import { ok, type Result } from "@shop/kernel";
import type { RouterContextProvider } from "react-router";
import type { SitemapPage } from "../pages/sitemap-xml.ts";
import { canonicalPath } from "../pages/structured-data/page-address.ts";
import { type ContentEntry, readCategories, readPages, readPosts } from "./content.ts";
import { readProducts } from "./products.ts";
import { storefrontContext } from "./storefront-context.ts";
import { categoryPath, summaryOf, tutorialPath } from "./tutorials.ts";

const OWN_PAGES = [
  "/",
  "/shop",
  "/products",
  listPath("bundle"),
  listPath("plugin"),
  listPath("samplepack"),
  "/tutorials",
];

/** Pages of the content service; an operator's content may lack some. */
const CONTENT_PATHS: Readonly<Record<string, string>> = {
  "first-steps": "/products/plugins/first-steps",
  support: "/support",
  "terms-conditions": "/terms-conditions",
  privacypolicy: "/privacypolicy",
  imprint: "/imprint",
};

/**
 * Every page for search engines, from the live catalogue and the content service, by its canonical path. The change date of a product's
 * page isn't known; an article without one has the date of its publication.
 * Failures: those of getAllProducts, catalog.unavailable.
 */
export async function listPublicPages(context: Readonly<RouterContextProvider>): Promise<Result<SitemapPage[]>> {
  const { shop } = context.get(storefrontContext);
  const [products, categories, posts, entries] = await Promise.all([
    readProducts(context),
    readCategories(context),
    readPosts(context, {}),
    readPages(context, Object.keys(CONTENT_PATHS)),
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
    ...posts.flatMap((post) => summaryOf(post, categories).map((summary) => pageOf(post, tutorialPath(summary)))),
    ...entries.flatMap((entry) => (CONTENT_PATHS[entry.slug] ? [pageOf(entry, CONTENT_PATHS[entry.slug] ?? "")] : [])),
  ];
  const paths = pages.map(({ path }) => path);
  const firstOf = new Map(paths.map((path, index) => [path, index] as const).toReversed());
  return ok(pages.filter(({ path }, index) => firstOf.get(path) === index));
}
