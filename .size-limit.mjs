// What each package's entries weigh in a browser (brotli), without React, which the host brings. The budgets are the
// house's own; a feature that needs more says why in a decision.
const HOST = ["react", "react-dom", "react/jsx-runtime"];
const SHARED_FRAME = ["@shop/ui"];

/** The packages as published: packed and unpacked by `scripts/unpack-packages.mjs`. */
const PACKED = ".reports/packed/node_modules/@shop";

/** What is fetched on demand isn't counted. */
function entry(name, paths, limit, extra = {}) {
  const path = [paths].flat().map((file) => `${PACKED}/${file}`);
  return { name, path, limit, ignore: HOST, ...extra };
}

export default [
  // In plain JavaScript a cart may come that nobody has checked. That it throws instead of having a total is a tenth of a kilobyte, here and
  // in each store that prices; that an unknown configuration says what is wrong with it is half a kilobyte of everything.
  entry("pricing: the core", "pricing/dist/index.js", "4.35 kB", {
    import: "{ priceCart, explainCart, formatPrice, parsePrice }",
  }),
  // How a price is written within a sentence is a tenth of it.
  entry("pricing: everything", "pricing/dist/index.js", "9.1 kB"),
  // The whole contract: three kilobytes of schemas for coupons, the review step and orders came with them, another two and a half for
  // promotions, the wheel, contests and the chat. The pattern of an email address and what a failed call means are half a kilobyte.
  // Searching and what a product's own page shows are most of another one and a half: see decision 0035.
  entry("api-client: contract and client", "api-client/dist/index.js", "25.3 kB"),
  entry("ui: one button", "ui/dist/index.js", "2 kB", { import: "{ Button }" }),
  // Nine kilobytes are Radix's: see decision 0026.
  entry("ui: dialog frame", "ui/dist/index.js", "10 kB", { import: "{ DialogFrame }" }),
  entry("ui: native dialog frame", "ui/dist/native.js", "3 kB", { import: "{ NativeDialogFrame }" }),
  // A kilobyte of it is pricing: a catalogue judges campaigns and computes each price as the shelf shows it. What can be heard
  // of a pack is a tenth. Cabinet, formats, and the sources and colours of pictures are three more.
  entry("catalog store", "catalog/dist/store/index.js", "11.9 kB", { import: "{ createCatalogStore }" }),
  // A site that plays no sound imports none of it. Levels of takes, the wipe and compared packs: see decision 0035.
  entry("catalog: player store", "catalog/dist/store/index.js", "3.2 kB", { import: "{ createPlayerStore }" }),
  entry("cart: one rule", "cart/dist/index.js", "1 kB", { import: "{ checkAdd }" }),
  // What it weighs beside @shop/pricing, which shelf and cart share.
  entry("cart store, beside pricing", "cart/dist/store/index.js", "5.3 kB", {
    import: "{ createCartStore }",
    ignore: [...HOST, "@shop/pricing"],
  }),
  entry("cart store, pricing included", "cart/dist/store/index.js", "9.85 kB", { import: "{ createCartStore }" }),
  entry("checkout store", "cart/dist/store/index.js", "4 kB", { import: "{ createCheckoutStore }" }),
  // The review step, a chunk of its own that comes with the press on "Proceed", isn't counted.
  entry("cart parts without the shared frame", "cart/dist/react/index.js", "14 kB", {
    entry: ["index"],
    ignore: [...HOST, ...SHARED_FRAME],
  }),
  entry("sign-in dialog without the shared frame", "auth-ui/dist/react/sign-in/sign-in-dialog.js", "6.2 kB", {
    ignore: [...HOST, ...SHARED_FRAME],
  }),
  // All five stages with everything but React: the stores, the fields, the English texts, and the frame. Live regions that are in the
  // page before they speak are half a kilobyte of it, the texts of passwords and logins are another half: a catalogue is whole.
  // That a notice leaves Esc to the dialog is a tenth.
  entry(
    "sign-in, five stages, with stores, fields and frame",
    ["auth-ui/dist/react/sign-in/sign-in-dialog.js", "auth-ui/dist/store/index.js"],
    "21.3 kB",
    {
      import: {
        [`${PACKED}/auth-ui/dist/react/sign-in/sign-in-dialog.js`]: "{ SignInDialog }",
        [`${PACKED}/auth-ui/dist/store/index.js`]: "{ createAuthStore, createSignInStore }",
      },
    },
  ),
  // Each is fetched when it is opened; the fields and the frame are there by then.
  entry("one dialog of the account", "account/dist/react/index.js", "7.8 kB", {
    import: "{ EmailChangeDialog }",
    ignore: [...HOST, ...SHARED_FRAME],
  }),
  // What is fetched once a page is idle: the arbiter with what asks it, then each part when it is its turn. Texts come by language.
  entry("engagement: the arbiter of pop-ups", "engagement/dist/store/index.js", "2.1 kB", {
    import: "{ createAttentionStore }",
  }),
  entry("engagement: stores of sales, live sales and leaving", "engagement/dist/store/index.js", "3.1 kB", {
    import: "{ createAttentionStore, createSaleWatch, createLiveSalesStore, watchExit, followDialogs }",
  }),
  entry("engagement: sidebars and live sales without the shared frame", "engagement/dist/react/index.js", "4.15 kB", {
    import: "{ EngagementProvider, SalesSidebar, ContestSidebar, LiveSalesToast }",
    ignore: [...HOST, ...SHARED_FRAME],
  }),
  entry("engagement: exit dialog without the shared frame", "engagement/dist/react/index.js", "1.9 kB", {
    import: "{ ExitIntentDialog }",
    ignore: [...HOST, ...SHARED_FRAME],
  }),
  entry(
    "engagement: wheel with its store, without the shared frame",
    ["engagement/dist/react/index.js", "engagement/dist/store/index.js"],
    "5.7 kB",
    {
      import: {
        [`${PACKED}/engagement/dist/react/index.js`]: "{ WheelPopUp }",
        [`${PACKED}/engagement/dist/store/index.js`]: "{ createWheelStore }",
      },
      ignore: [...HOST, ...SHARED_FRAME],
    },
  ),
  // Until somebody opens the chat. The provider, which every part shares, is half a kilobyte more.
  entry("engagement: the chat's button, beside the provider", "engagement/dist/react/chat/chat-button.js", "2 kB", {
    import: "{ ChatButton }",
    entry: ["index"],
    ignore: [...HOST, ...SHARED_FRAME, "../provider/engagement-provider.js"],
  }),
  entry(
    "engagement: the open chat with its store, without the shared frame",
    ["engagement/dist/react/chat/chat-window.js", "engagement/dist/store/index.js"],
    "7 kB",
    {
      import: {
        [`${PACKED}/engagement/dist/react/chat/chat-window.js`]: "{ ChatWindow }",
        [`${PACKED}/engagement/dist/store/index.js`]: "{ createChatStore }",
      },
      ignore: [...HOST, ...SHARED_FRAME],
    },
  ),
  // Fetched after consent alone. Half of it is the contract of the marketing service, with the schemas of its calls.
  entry(
    "tracking: the tracker with its adapters",
    ["tracking/dist/store/index.js", "tracking/dist/adapters/index.js"],
    "17.1 kB",
    {
      import: {
        [`${PACKED}/tracking/dist/store/index.js`]: "{ createTracker }",
        [`${PACKED}/tracking/dist/adapters/index.js`]:
          "{ createActivityGateway, createAnalyticsTag, createMarketingGateway, createPageLife, createPageScroll, createPageTasks, createDeviceReader }",
      },
    },
  ),
  entry("tracking: the list of events and its table", "tracking/dist/index.js", "8 kB", {
    import: "{ EVENT_SCHEMAS, EVENT_ROUTES, checkEvent }",
  }),
  // What a page of another site with React adds to it for the whole cart: the README's example. Dialogs and notices of Radix are in it.
  entry(
    "the complete cart in a React host",
    ["cart/dist/index.js", "cart/dist/adapters/index.js", "cart/dist/store/index.js", "cart/dist/react/index.js"],
    "47.9 kB",
    {
      import: {
        [`${PACKED}/cart/dist/index.js`]: "{ cartMessagesEn, DEFAULT_PACK_PREFIX }",
        [`${PACKED}/cart/dist/adapters/index.js`]: "{ connectToShop }",
        [`${PACKED}/cart/dist/store/index.js`]: "{ createCartStore, createCheckoutElsewhere }",
        [`${PACKED}/cart/dist/react/index.js`]: "{ AddToCartButton, CartMessages, CartProvider, CartView }",
      },
    },
  ),
  entry("consent: rules and one service", "consent/dist/index.js", "0.7 kB", {
    import: "{ grantsOf, isServiceAllowed, youtube }",
  }),
  entry("consent: all services", "consent/dist/domain/services/index.js", "3 kB"),
  entry("consent store with its browser", ["consent/dist/store/index.js", "consent/dist/adapters/index.js"], "3.9 kB", {
    import: {
      [`${PACKED}/consent/dist/store/index.js`]: "{ createConsentStore }",
      [`${PACKED}/consent/dist/adapters/index.js`]: "{ connectToBrowser }",
    },
  }),
  entry("consent: dialog without the shared frame", "consent/dist/react/index.js", "2.6 kB", {
    import: "{ ConsentProvider, ConsentDialog }",
    ignore: [...HOST, ...SHARED_FRAME],
  }),
  // The scripts for other sites are bundled already, with all that they need: `node scripts/tasks/build-embed.mjs`. See decisions 0022,
  // 0031 and 0035.
  ...[
    ["shop-cart", "52.6 kB"],
    ["shop-consent", "12.3 kB"],
  ].flatMap(([name, limit]) =>
    ["en", "de", "ja"].map((language) => ({
      name: `embed: ${name}, ${language}, everything`,
      path: `apps/shop/build/embed/${name}.${language}.js`,
      limit,
      rolldown: false,
      disablePlugins: ["@size-limit/rolldown", "@size-limit/esbuild", "@size-limit/webpack"],
    })),
  ),
];
