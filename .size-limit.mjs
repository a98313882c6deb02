// What each package's entries weigh in a browser (brotli), without React, which the host brings. The budgets are the
// house's own; a feature that needs more says why in a decision.
const HOST = ["react", "react-dom", "react/jsx-runtime"];
const SHARED_FRAME = ["@shop/ui"];

/** The sources themselves, as a bundler would split them: what is fetched on demand isn't counted. */
function fromSource(config) {
  return { ...config, resolve: { conditionNames: ["@shop/source", "import", "browser", "default"] } };
}

function entry(name, path, limit, extra = {}) {
  return { name, path, limit, ignore: HOST, modifyRolldownConfig: fromSource, ...extra };
}

export default [
  entry("pricing: the core", "packages/pricing/src/index.ts", "3 kB", {
    import: "{ priceCart, explainCart, formatPrice, parsePrice }",
  }),
  entry("pricing: everything", "packages/pricing/src/index.ts", "4 kB"),
  // The whole contract: three kilobytes of schemas for coupons, the review step and orders came with them.
  entry("api-client: contract and client", "packages/api-client/src/index.ts", "20 kB"),
  entry("ui: one button", "packages/ui/src/index.ts", "2 kB", { import: "{ Button }" }),
  entry("ui: dialog frame", "packages/ui/src/index.ts", "3 kB", { import: "{ DialogFrame }" }),
  // A kilobyte of it is pricing: a catalogue judges campaigns and tells each price as the shelf shows it.
  entry("catalog store", "packages/catalog/src/store/index.ts", "10 kB"),
  // What it weighs beside @shop/pricing, which shelf and cart share.
  entry("cart store, beside pricing", "packages/cart/src/store/index.ts", "5 kB", {
    import: "{ createCartStore }",
    ignore: [...HOST, "@shop/pricing"],
  }),
  entry("cart store, pricing included", "packages/cart/src/store/index.ts", "7 kB", { import: "{ createCartStore }" }),
  entry("checkout store", "packages/cart/src/store/index.ts", "4 kB", { import: "{ createCheckoutStore }" }),
  // The review step, a chunk of its own that comes with the press on "Proceed", isn't counted.
  entry("cart parts without the shared frame", "packages/cart/src/react/index.ts", "14 kB", {
    entry: ["index"],
    ignore: [...HOST, ...SHARED_FRAME],
  }),
  entry("sign-in dialog without the shared frame", "packages/auth-ui/src/react/sign-in/sign-in-dialog.tsx", "8 kB", {
    ignore: [...HOST, ...SHARED_FRAME],
  }),
  // All five stages with everything but React: the stores, the fields, the English texts, and the frame besides.
  entry(
    "sign-in, five stages, with stores, fields and frame",
    ["packages/auth-ui/src/react/sign-in/sign-in-dialog.tsx", "packages/auth-ui/src/store/index.ts"],
    "12 kB",
    {
      import: {
        "packages/auth-ui/src/react/sign-in/sign-in-dialog.tsx": "{ SignInDialog }",
        "packages/auth-ui/src/store/index.ts": "{ createAuthStore, createSignInStore }",
      },
    },
  ),
  // Each is fetched when it is opened; the fields and the frame are there by then.
  entry("one dialog of the account", "packages/auth-ui/src/account-react/index.ts", "11 kB", {
    import: "{ EmailChangeDialog }",
    ignore: [...HOST, ...SHARED_FRAME],
  }),
  // The scripts for other sites are bundled already, with all that they need: `node scripts/tasks/build-embed.mjs`.
  ...["en", "de", "ja"].map((language) => ({
    name: `embed: ${language}, everything`,
    path: `apps/shop/build/embed/shop-cart.${language}.js`,
    limit: "34 kB",
    rolldown: false,
    disablePlugins: ["@size-limit/rolldown", "@size-limit/esbuild", "@size-limit/webpack"],
  })),
];
