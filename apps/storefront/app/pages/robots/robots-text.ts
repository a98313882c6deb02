/**
 * What isn't a page. Personal pages aren't listed: they have `noindex`, which only robots that may read them can find. Pictures, scripts
 * and styles aren't either: robots need them to draw a page.
 */
const NO_PAGES = ["/v1/", "/wp-json/", "/files/", "/payments/", "/test-provider/", "/dev/", "/*.data$"];

/**
 * What robots may read. Nothing in a demonstration: its products are made up, and would appear beside real ones in a search.
 * Source: ROUTE-16.
 */
export function robotsText(shop: { readonly mode: "demo" | "production"; readonly origin: string }): string {
  const refused = shop.mode === "demo" ? ["/"] : NO_PAGES;
  const rules = ["User-agent: *", ...refused.map((path) => `Disallow: ${path}`)];
  return [...rules, "", `Sitemap: ${shop.origin}/sitemap.xml`, ""].join("\n");
}
