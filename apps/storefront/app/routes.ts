import { index, layout, type RouteConfig, type RouteConfigEntry, route } from "@react-router/dev/routes";

/** In the order of the requirements. A route's id names its language, for the same file serves all of them. */
function pagesIn(language: string): RouteConfigEntry[] {
  const page = (path: string, name: string) => route(path, `routes/${name}.tsx`, { id: `${language}/${name}` });
  return [
    index("routes/home.tsx", { id: `${language}/home` }),
    page("shop", "shop"),
    page("products", "products"),
    page("products/bundles", "products-bundles"),
    page("products/plugins", "products-plugins"),
    page("products/guitar-cabinet-impulse-responses", "products-packs"),
    page("products/plugins/first-steps", "first-steps"),
    page("products/plugins/:slug", "plugin-detail"),
    page("products/guitar-cabinet-impulse-responses/:slug", "pack-detail"),
    page("products/:name", "product-by-name"),
    page("cart", "cart"),
    page("account", "account"),
    page("account/orders/:number?", "account-orders"),
    page("account/:page", "account-part"),
    page("downloads", "downloads"),
    page("rate-product", "rate-product"),
    page("coupon", "coupon"),
    page("support", "support"),
    page("tutorials", "tutorials"),
    page("tutorials/:category", "tutorial-category"),
    page("tutorials/:category/:slug", "tutorial"),
    page("terms-conditions", "terms-conditions"),
    page("privacypolicy", "privacypolicy"),
    page("imprint", "imprint"),
    page("*", "not-found"),
  ];
}

/** English has no segment of its own: /de/products is /products in German. Each language's own route brings its texts. */
export default [
  route("robots.txt", "routes/robots.ts"),
  route("sitemap.xml", "routes/sitemap.ts"),
  layout("routes/english.tsx", pagesIn("en")),
  route("de", "routes/german.tsx", pagesIn("de")),
  route("ja", "routes/japanese.tsx", pagesIn("ja")),
] satisfies RouteConfig;
