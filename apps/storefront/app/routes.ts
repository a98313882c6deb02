import { index, type RouteConfig, route } from "@react-router/dev/routes";

/** In the order of the requirements. The optional first segment is the language: /de/products is /products in German. */
export default [
  route(":lang?", "routes/language.tsx", [
    index("routes/home.tsx"),
    route("shop", "routes/shop.tsx"),
    route("products", "routes/products.tsx"),
    route("products/bundles", "routes/products-bundles.tsx"),
    route("products/plugins", "routes/products-plugins.tsx"),
    route("products/guitar-cabinet-impulse-responses", "routes/products-packs.tsx"),
    route("products/plugins/first-steps", "routes/first-steps.tsx"),
    route("products/plugins/:slug", "routes/plugin-detail.tsx"),
    route("products/guitar-cabinet-impulse-responses/:slug", "routes/pack-detail.tsx"),
    route("products/:name", "routes/product-by-name.tsx"),
    route("cart", "routes/cart.tsx"),
    route("account", "routes/account.tsx"),
    route("downloads", "routes/downloads.tsx"),
    route("support", "routes/support.tsx"),
    route("tutorials", "routes/tutorials.tsx"),
    route("tutorials/:category", "routes/tutorial-category.tsx"),
    route("tutorials/:category/:slug", "routes/tutorial.tsx"),
    route("terms-conditions", "routes/terms-conditions.tsx"),
    route("privacypolicy", "routes/privacypolicy.tsx"),
    route("imprint", "routes/imprint.tsx"),
    route("*", "routes/not-found.tsx"),
  ]),
] satisfies RouteConfig;
