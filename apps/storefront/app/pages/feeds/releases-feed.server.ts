import { productPath, versionAnchor } from "@shop/catalog";
import type { Locale } from "@shop/kernel";
import { data, type LoaderFunctionArgs } from "react-router";
import { readProducts } from "../../products/products.server.ts";
import { storefrontContext } from "../../request/storefront-context.ts";
import { loadDetails } from "../product-detail/load-details.server.ts";
import { atomFeed } from "./atom-feed.ts";
import { RELEASES_FEED } from "./feed-paths.ts";
import { RELEASES_IN_FEED } from "./limits.ts";
import { feedsTexts } from "./messages/index.ts";
import { newestReleases } from "./newest-releases.ts";
import { xmlResponse } from "./xml-response.ts";

/** The newest versions of the shop's products with their changes, for feed readers. 503 while the live catalogue is unavailable. */
export async function releasesFeed({ context }: Pick<LoaderFunctionArgs, "context">, locale: Locale) {
  const products = await readProducts(context, locale);
  if (!products.isOk) throw data(null, { status: 503 });
  const { releases: title } = feedsTexts[locale];
  const releases = newestReleases(products.value, RELEASES_IN_FEED);
  const changed = [...new Set(releases.map(({ product }) => product))];
  const changelogs = new Map(
    await Promise.all(
      changed.map(async (product) => [product, (await loadDetails(context, product, locale)).changelog] as const),
    ),
  );
  const entries = releases.map(({ product, version, date }) => {
    const changes = changelogs.get(product)?.find((one) => one.version === version)?.changes ?? [];
    const day = `${date}T00:00:00Z`;
    return {
      path: productPath(product),
      place: versionAnchor(version),
      title: `${product.name} ${version}`,
      summary: changes.length > 0 ? changes.join("\n") : product.shortDesc,
      publishedAt: day,
      updatedAt: day,
    };
  });
  const { shop } = context.get(storefrontContext);
  return xmlResponse(atomFeed({ path: RELEASES_FEED, pagePath: "/products", title, locale, entries }, shop), "atom");
}
