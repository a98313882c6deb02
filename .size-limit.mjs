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
  entry("pricing", "packages/pricing/src/index.ts", "3 kB"),
  entry("api-client: contract and client", "packages/api-client/src/index.ts", "16 kB"),
  entry("ui: one button", "packages/ui/src/index.ts", "2 kB", { import: "{ Button }" }),
  entry("ui: dialog frame", "packages/ui/src/index.ts", "3 kB", { import: "{ DialogFrame }" }),
  entry("catalog store", "packages/catalog/src/store/index.ts", "9 kB"),
  entry("cart store", "packages/cart/src/store/index.ts", "5 kB"),
  entry("cart parts without the shared frame", "packages/cart/src/react/index.ts", "8 kB", {
    ignore: [...HOST, ...SHARED_FRAME],
  }),
  entry("sign-in dialog without the shared frame", "packages/auth-ui/src/react/sign-in/sign-in-dialog.tsx", "8 kB", {
    ignore: [...HOST, ...SHARED_FRAME],
  }),
];
