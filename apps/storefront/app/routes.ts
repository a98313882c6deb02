import { index, layout, type RouteConfig, type RouteConfigEntry, route } from "@react-router/dev/routes";
import { CONTEST_PAGES } from "./pages/contests/contest-pages.ts";
import { DRIP_PAGES, SALE_PAGES } from "./pages/sales/sale-pages.ts";
import { FIRST_STEPS_PATH } from "./pages/static/static-pages.ts";

/** In the order of the requirements, the static pages last. A route's id names its language and its path, for the same file serves several. */
function pagesIn(language: string): RouteConfigEntry[] {
  const page = (path: string, file: string) => route(path, `pages/${file}.tsx`, { id: `${language}/${path}` });
  return [
    index("pages/home/home-route.tsx", { id: `${language}/home` }),
    page("shop", "shop/shop-route"),
    page("products", "product-list/product-list-route"),
    page("products/bundles", "product-list/product-list-route"),
    page("products/plugins", "product-list/product-list-route"),
    page("products/guitar-cabinet-impulse-responses", "product-list/product-list-route"),
    page("products/plugins/:slug", "product-detail/plugin-route"),
    page("products/guitar-cabinet-impulse-responses/:slug", "product-detail/pack-route"),
    page("products/:name", "product-detail/product-route"),
    route("suggestions", "pages/suggestions/suggestions-route.ts", { id: `${language}/suggestions` }),
    page("compare", "compare/compare-route"),
    page("cart", "cart/cart-route"),
    page("account", "account/account-route"),
    page("account/orders/:number?", "account-orders/account-orders-route"),
    page("account/:page", "account-part/account-part-route"),
    page("downloads", "downloads/downloads-route"),
    page("rate-product", "rate-product/rate-product-route"),
    page("coupon", "coupon/coupon-route"),
    page("wheel", "wheel/wheel-route"),
    page("dev/events", "dev-events/dev-events-route"),
    page("sales", "sales/sales-route"),
    ...SALE_PAGES.map(({ path }) => page(path.slice(1), "sales/sale-route")),
    ...DRIP_PAGES.map(({ path }) => page(path.slice(1), "sales/drip-route")),
    ...CONTEST_PAGES.map(({ path }) => page(path.slice(1), "contests/contest-route")),
    page("contest-entry", "contest-entry/contest-entry-route"),
    page("beta/:page", "beta/beta-route"),
    page("tutorials", "tutorials/tutorials-route"),
    page("tutorials/:category", "tutorials/category-route"),
    page("tutorials/:category/:slug", "tutorials/article-route"),
    page(FIRST_STEPS_PATH.slice(1), "static/static-route"),
    // The other static pages: one route for all keeps the list of routes short that the browser is sent.
    page(":page", "static/static-route"),
    page("*", "errors/not-found-route"),
  ];
}

/** English has no segment of its own: /de/products is /products in German. Each language's own route brings its texts. */
export default [
  route("robots.txt", "pages/robots/robots-route.ts"),
  route("sitemap.xml", "pages/sitemap/sitemap-route.ts"),
  route("sitemaps/:file", "pages/sitemap/sitemap-route.ts", { id: "sitemap-file" }),
  route("llms.txt", "pages/llms/llms-route.ts"),
  // Each in every language. The server calls the second for the addresses that end in `.md`.
  route(":language?/feeds/:feed", "pages/feeds/feed-route.ts"),
  route("markdown/*", "pages/markdown/markdown-route.ts"),
  route("open-offers", "pages/open-offers/open-offers-route.ts"),
  layout("languages/english.tsx", pagesIn("en")),
  route("de", "languages/german.tsx", pagesIn("de")),
  route("ja", "languages/japanese.tsx", pagesIn("ja")),
] satisfies RouteConfig;
