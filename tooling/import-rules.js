// The import table of ARCHITECTURE.md as dependency-cruiser rules. tooling/import-rules.test.ts plants a violation of
// each and watches it fail.

import { API_RULES, TESTS } from "./api-import-rules.js";

const FEATURES = "catalog|cart|auth-ui|account|engagement|consent|tracking";

/** Where a package may reach among the others: everything of @shop that isn't named is refused. */
function only(name, from, allowedPackages, why) {
  return {
    name,
    severity: "error",
    comment: why,
    from: { path: from, pathNot: TESTS },
    to: { path: "^(packages|apps|content)/", pathNot: [from, ...allowedPackages] },
  };
}

function folder(name, from, allowed, why) {
  return {
    name,
    severity: "error",
    comment: why,
    from: { path: `^packages/(${FEATURES})/src/${from}/`, pathNot: TESTS },
    to: { path: `^packages/(${FEATURES})/src/`, pathNot: allowed.map((place) => `^packages/$1/src/${place}`) },
  };
}

const KERNEL = "^packages/kernel/";
const PRICING = "^packages/pricing/";
const CLIENT = "^packages/api-client/";
const CONTRACT = "^packages/api-client/src/contract/";
const UI = "^packages/ui/";

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
  forbidden: [
    {
      name: "no-cycle",
      severity: "error",
      comment: "Two files that need each other are one, or lack a third.",
      from: {},
      to: { circular: true },
    },
    {
      name: "no-unresolvable",
      severity: "error",
      comment: "What can't be found can't be checked.",
      from: {},
      to: { couldNotResolve: true, pathNot: ["^virtual:", "\\+types/", "\\.css(\\?url)?$", "server/index\\.js$"] },
    },
    only("kernel-imports-nothing", "^packages/kernel/", [], "kernel contains no business word and needs nobody."),
    only("pricing-imports-nothing", "^packages/pricing/", [], "Prices are pure functions, installed alone."),
    only(
      "api-client-needs-kernel-and-pricing",
      "^packages/api-client/",
      [KERNEL, PRICING],
      "The contract knows money and nothing above it.",
    ),
    only("ui-needs-kernel-alone", "^packages/ui/", [KERNEL], "ui contains no shop word."),
    only(
      "catalog-is-a-stranger",
      "^packages/catalog/",
      [KERNEL, PRICING, CLIENT, UI],
      "Features meet only in the storefront's composition/.",
    ),
    only(
      "cart-is-a-stranger",
      "^packages/cart/",
      [KERNEL, PRICING, CLIENT, UI],
      "Features meet only in the storefront's composition/.",
    ),
    only(
      "auth-ui-is-a-stranger",
      "^packages/auth-ui/",
      [KERNEL, PRICING, CLIENT, UI],
      "Features meet only in the storefront's composition/.",
    ),
    only(
      "account-is-a-stranger",
      "^packages/account/",
      [KERNEL, PRICING, CLIENT, UI],
      "Features meet only in the storefront's composition/.",
    ),
    only(
      "engagement-is-a-stranger",
      "^packages/engagement/",
      [KERNEL, PRICING, CLIENT, UI],
      "Features meet only in the storefront's composition/.",
    ),
    only(
      "consent-is-a-stranger",
      "^packages/consent/",
      [KERNEL, UI],
      "Other sites install it alone: it knows neither prices nor the shop's back end.",
    ),
    only(
      "tracking-is-a-stranger",
      "^packages/tracking/",
      [KERNEL, PRICING, CLIENT],
      "Features raise events through ports of their own, and consent is one of its ports: they meet in composition/.",
    ),
    folder(
      "domain-is-pure",
      "domain",
      ["domain/", "failures\\.ts$"],
      "A rule knows rules and failure codes, nothing else of its feature.",
    ),
    folder(
      "store-calls-domain",
      "store",
      ["store/", "domain/", "messages/", "failures\\.ts$"],
      "A store calls domain and speaks to the world through its ports.",
    ),
    folder(
      "adapters-fill-ports",
      "adapters",
      ["adapters/", "store/ports\\.ts$", "store/[a-z]+-ports\\.ts$", "domain/", "failures\\.ts$"],
      "An adapter fills a port; it knows no store and no part.",
    ),
    folder(
      "react-renders-stores",
      "react",
      ["react/", "store/", "domain/", "messages/", "failures\\.ts$"],
      "A part renders a store; it never touches the world.",
    ),
    folder(
      "testing-knows-no-parts",
      "testing",
      ["testing/", "store/", "adapters/", "domain/", "messages/", "failures\\.ts$", "index\\.ts$"],
      "Fakes and builders serve tests of every layer.",
    ),
    {
      name: "rules-and-stores-see-the-contract-alone",
      severity: "error",
      comment:
        "domain/ and store/ take types and schemas from @shop/api-client/contract; the client is the adapters' business.",
      from: { path: `^packages/(${FEATURES})/src/(domain|store)/`, pathNot: TESTS },
      to: { path: CLIENT, pathNot: CONTRACT },
    },
    {
      name: "rules-and-stores-draw-nothing",
      severity: "error",
      comment: "domain/, store/ and adapters/ run without React.",
      from: { path: `^packages/(${FEATURES})/src/(domain|store|adapters)/`, pathNot: TESTS },
      to: { path: [UI, "node_modules/react(-dom)?/"] },
    },
    {
      name: "root-entry-never-leads-to-react",
      severity: "error",
      comment: "The root entry is safe on a server: rules, limits, messages, types.",
      from: { path: `^packages/(kernel|pricing|api-client|${FEATURES})/src/index\\.ts$` },
      to: { path: ["node_modules/react(-dom)?/", "node_modules/zustand/"], reachable: true },
    },
    {
      name: "planned-operations-stay-out-of-browsers",
      severity: "error",
      comment: "The client loads what is served, by contract/served.ts; of the rest it has the types.",
      from: { path: "^packages/api-client/src/(client/|index\\.ts$)", pathNot: TESTS },
      to: {
        path: "^packages/api-client/src/contract/(index|operations/planned)\\.ts$",
        dependencyTypesNot: ["type-only"],
      },
    },
    {
      name: "fakes-stay-in-tests",
      severity: "error",
      comment: "testing/ is for tests and stories.",
      from: { path: "^(packages|apps)/", pathNot: [TESTS, "/src/testing", "/testing/"] },
      to: { path: "^(packages|apps)/[^/]+/src/testing" },
    },
    {
      name: "api-takes-root-entries",
      severity: "error",
      comment:
        "The back end calls rules by a feature's root entry, and the contract, the content reads and the server calls by their own.",
      from: { path: "^apps/api/", pathNot: [TESTS, "/src/testing/"] },
      to: {
        path: "^(packages|apps|content)/",
        pathNot: [
          "^apps/api/",
          `^packages/(kernel|pricing|${FEATURES})/src/index\\.ts$`,
          "^packages/api-client/src/(contract|content|server)/index\\.ts$",
        ],
      },
    },
    ...API_RULES,
    {
      name: "storefront-takes-entries",
      severity: "error",
      comment: "Pages take a package by its entries; the back end is reached through the client, never by import.",
      from: { path: "^apps/storefront/", pathNot: [TESTS, "/app/testing/"] },
      to: {
        path: "^(packages|apps|content)/",
        pathNot: [
          "^apps/storefront/",
          "^packages/[^/]+/src/((store|react|adapters|contract|content|server)/)?index\\.ts$",
          "^packages/ui/src/suggest\\.ts$",
          "^packages/[^/]+/src/.*styles\\.css$",
          "^packages/ui/src/tokens\\.css$",
        ],
      },
    },
    {
      name: "adapters-in-composition-alone",
      severity: "error",
      comment: "Only composition/ chooses what touches the world.",
      from: { path: "^apps/storefront/app/", pathNot: ["^apps/storefront/app/composition/", TESTS] },
      to: { path: `^packages/(${FEATURES})/src/adapters/`, dependencyTypesNot: ["type-only"] },
    },
    {
      name: "shop-takes-app-entries",
      severity: "error",
      comment: "The process mounts the back end and the pages by their entries.",
      from: { path: "^apps/shop/", pathNot: TESTS },
      to: {
        path: "^(packages|apps|content)/",
        pathNot: [
          "^apps/shop/",
          "^packages/kernel/src/index\\.ts$",
          "^apps/api/src/index\\.ts$",
          "^apps/storefront/server/(index|service-names)\\.ts$",
          "^content/build/index\\.ts$",
        ],
      },
    },
    {
      name: "no-undeclared-packages",
      severity: "error",
      comment: "What a package imports is listed in its own package.json.",
      from: { path: "^(packages|apps|content)/", pathNot: [TESTS, "/(src|app)/testing", "\\.config\\.ts$"] },
      to: { dependencyTypes: ["npm-no-pkg", "npm-unknown"] },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: ["^(packages|apps)/[^/]+/(dist|build)/", "\\.react-router/", "storybook-static"] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    combinedDependencies: false,
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["@shop/source", "import", "node", "default", "types"],
      mainFields: ["module", "main", "types"],
      extensions: [".ts", ".tsx", ".mjs", ".js", ".json", ".css"],
    },
  },
};
