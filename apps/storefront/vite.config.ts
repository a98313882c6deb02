import { fileURLToPath } from "node:url";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defaultClientConditions, defaultServerConditions, defineConfig, type Plugin, type Rolldown } from "vite";

/** The packages are taken from their sources, in development and in the build: one build, nothing stale in between. */
const SOURCE = "@shop/source";

/** What every page loads, whichever it is: as few files as possible, for each compresses better the more alike stands in it. */
const FRAMEWORK = /\/(node_modules\/(react|react-dom|scheduler|react-router)|unused-router-parts)\//;
const EVERY_PAGE = [
  /\/node_modules\/zustand\//,
  /\/packages\/kernel\/src\/(clock|key-value-storage|messages|result|web-storage)\.ts/,
  /\/packages\/pricing\/src\/(currency|format-price|limits)\.ts/,
  /\/packages\/api-client\/src\/(client\/cookie-storage|contract\/cookie-names)\.ts/,
  /\/packages\/ui\/src\/(base|button|figure|icon-button|provider|text-link|visually-hidden)\//,
  /\/packages\/ui\/src\/icons\/(icon|page-icons)\.tsx/,
  /\/packages\/catalog\/src\/react\/(price-tag\/price-tag|product-cover\/)/,
  /\/packages\/catalog\/src\/react\/provider\/(catalog-provider|use-shelf-messages|use-shelf-price)\./,
  /\/packages\/(ui\/src\/messages\/en|catalog\/src\/messages\/shelf-en)\.ts/,
  /\/packages\/catalog\/src\/(domain\/(is-free|product-path)|store\/catalog-state)\.ts/,
  /\/packages\/cart\/src\/react\/provider\/(cart-provider|hooks)\./,
  /\/packages\/cart\/src\/domain\/(cart|item-count)\.ts/,
  /\/packages\/cart\/src\/adapters\/early-adds\.ts/,
  /\/packages\/cart\/src\/store\/(cart-changed-key|cart-state|initial-cart-state|selectors|waiting-cart|waiting-checkout)\.ts/,
  /\/storefront\/app\/composition\/(deferred|later|load-services|services-context|visit-mark)\./,
  /\/storefront\/app\/composition\/use-(currency|fetch-ahead|is-customer|owned-names|personal-shelf|shopper)\./,
  /\/storefront\/app\/messages\/(load-later-texts|use-texts)\.ts/,
  /\/storefront\/app\/pages\/page-meta\./,
  /\/storefront\/app\/shell\/(coming|limits|menu-entries|preload-queue|route-preloads|site-link|theme|theme-toggle|use-is-current|use-shop)\./,
];

/** What pages with products or tutorials side by side load besides: home has both. */
const SHELVES = [
  /\/packages\/ui\/src\/(badge|empty-state)\//,
  /\/packages\/catalog\/src\/react\/(product-card|product-grid)\//,
  /\/storefront\/app\/pages\/(product-section|product-tiles|tutorial-list)\./,
];

/** What the pages of single products load besides. */
const PRODUCT_PAGE = [
  /\/packages\/kernel\/src\/failure-text\.ts/,
  /\/packages\/cart\/src\/domain\/(add-state|is-under-way|owned-note|pack)\.ts/,
  /\/packages\/cart\/src\/react\/(add-to-cart-button|buy-now-button|cart-note|checkout-note)\//,
  /\/packages\/cart\/src\/react\/provider\/(use-button-text|use-handed-on-focus)\.ts/,
  /\/storefront\/app\/pages\/(breadcrumb|buy-panel|content-html|product-detail-page|to-cart-product)\./,
];

/** What forms and dialogs have in common. One file: each name in a route's list of files is sent with every first visit. */
const FORMS = [
  /\/packages\/ui\/src\/(alert|error-state|field-frame|skeleton|text-field|icons\/icons)[/.]/,
  /\/storefront\/app\/pages\/(account-loading|account\/(login-gate|said))\./,
];

/** What the pages of the account have in common. */
const ACCOUNT_PAGES = [
  /\/packages\/catalog\/src\/(react\/(copy-button|download-list|licence-card|price-tag\/amount-tag)|messages\/en\.)/,
  /\/packages\/catalog\/src\/(react\/provider\/use-catalog-messages|domain\/(download-name|format-size|find-owned))\./,
  /\/storefront\/app\/pages\/account\/owned-card\./,
];

/** What is said before anybody acts, one file a language. */
const LANGUAGES = [
  { name: "en", test: /\/(app\/messages\/(en|english)|src\/messages\/buttons-en)\.ts/ },
  { name: "de", test: /\/(app\/messages\/(de|german)|src\/messages\/(buttons|shelf)-de|ui\/src\/messages\/de)\.ts/ },
  { name: "ja", test: /\/(app\/messages\/(ja|japanese)|src\/messages\/(buttons|shelf)-ja|ui\/src\/messages\/ja)\.ts/ },
];

/** Files of React Router whose work this shop doesn't need in browsers, each with its stand-in. */
const UNUSED_ROUTER_PARTS = /\/(instrumentation|fog-of-war)\.js$/;

/** Keeps out of what browsers load what this shop doesn't use of the router. A name that a stand-in lacks after an update fails the build. */
function dropUnusedRouterParts(): Plugin {
  return {
    name: "drop-unused-router-parts",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    resolveId: {
      filter: { id: UNUSED_ROUTER_PARTS },
      handler: (id, importer) => {
        const [, part] = UNUSED_ROUTER_PARTS.exec(id) ?? [];
        if (!importer?.includes("/node_modules/react-router/")) return null;
        return fileURLToPath(new URL(`unused-router-parts/${part}.ts`, import.meta.url));
      },
    },
    // The parts' names for developers' tools: to a bundler each is a use of its part.
    transform: {
      filter: { id: /\/node_modules\/react-router\/dist\/production\/lib\/.*\.js$/ },
      handler: (code) =>
        code
          .replace(/^\w+\.displayName = "\w+";$/gm, "")
          .replace(/= React\.(forwardRef|createContext|memo)\(/g, "= /* @__PURE__ */ React.$1("),
    },
  };
}

/** What Vite wraps each `import()` in. */
const PRELOAD_HELPER = /vite\/preload-helper\.js$/;

/**
 * Leaves that wrapper out of what browsers load: without preloading, all that it does is to fetch the style sheets of what is imported
 * later, and every style of this shop comes with a route. One that doesn't fails the build.
 */
function dropPreloadHelper(): Plugin {
  return {
    name: "drop-preload-helper",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    load: {
      filter: { id: PRELOAD_HELPER },
      handler: () => "export const __vitePreload = (load) => load();",
    },
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === "chunk");
      for (const later of new Set(chunks.flatMap(({ dynamicImports }) => dynamicImports))) {
        const styles = stylesOf(later, bundle);
        if (styles.length > 0)
          this.error(`${later} comes later, and brings ${styles}: import it where a route begins.`);
      }
    },
  };
}

/** The style sheets of a file and of all that it imports at once. */
function stylesOf(file: string, bundle: Rolldown.OutputBundle, seen = new Set<string>()): string[] {
  const chunk = bundle[file];
  if (chunk?.type !== "chunk" || seen.has(file)) return [];
  seen.add(file);
  const own = chunk.viteMetadata?.importedCss ?? [];
  return [...own, ...chunk.imports.flatMap((imported) => stylesOf(imported, bundle, seen))];
}

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), dropUnusedRouterParts(), dropPreloadHelper()],
  resolve: { conditions: [SOURCE, ...defaultClientConditions] },
  ssr: {
    resolve: {
      conditions: [SOURCE, ...defaultServerConditions],
      externalConditions: [SOURCE, "node", "module-sync"],
    },
    noExternal: [/^@shop\//],
  },
  build: { assetsInlineLimit: 0, modulePreload: false, target: "es2022" },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: "framework", test: FRAMEWORK, priority: 2 },
                ...LANGUAGES,
                { name: "shelves", test: (id) => SHELVES.some((part) => part.test(id)), priority: 0 },
                { name: "product", test: (id) => PRODUCT_PAGE.some((part) => part.test(id)), priority: 0 },
                { name: "forms", test: (id) => FORMS.some((part) => part.test(id)), priority: 0 },
                { name: "account-pages", test: (id) => ACCOUNT_PAGES.some((part) => part.test(id)), priority: 0 },
                { name: "page", test: (id) => EVERY_PAGE.some((part) => part.test(id)), priority: 1 },
              ],
            },
          },
        },
      },
    },
  },
  optimizeDeps: {
    include: ["zustand", "zustand/vanilla", "zod/mini"],
  },
});
