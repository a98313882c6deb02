// How the script for other sites is bundled: the cart's own components on Preact, one script a language with all that it needs.
import path from "node:path";

export const EMBED_LANGUAGES = ["en", "de", "ja"];

/** In a shadow root a rem still follows the page's root; `--shop-rem`, which the elements set, is the reader's own size. */
const remByElement = {
  postcssPlugin: "rem-by-element",
  Declaration(declaration) {
    declaration.value = declaration.value.replace(/(-?\d*\.?\d+)rem\b/g, "calc($1 * var(--shop-rem))");
  },
};

/** Vite's settings for one language. */
export function embedBuild(language, outDir) {
  return {
    configFile: false,
    root: path.resolve("packages/cart"),
    logLevel: "error",
    define: { "process.env.NODE_ENV": '"production"' },
    resolve: {
      conditions: ["@shop/source", "module", "browser", "production"],
      alias: {
        "react/jsx-runtime": "preact/jsx-runtime",
        "react-dom/client": "preact/compat/client",
        "react-dom": "preact/compat",
        react: "preact/compat",
      },
      // The components of @shop/ui take the same Preact as the cart's.
      dedupe: ["preact"],
    },
    css: { postcss: { plugins: [remByElement] } },
    build: {
      outDir,
      emptyOutDir: false,
      copyPublicDir: false,
      target: "es2022",
      cssTarget: ["chrome115", "firefox121", "safari17"],
      rollupOptions: {
        input: `src/embed/shop-cart.${language}.ts`,
        output: { format: "iife", entryFileNames: `shop-cart.${language}.js` },
      },
    },
  };
}
