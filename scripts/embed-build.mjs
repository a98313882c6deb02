// How the scripts for other sites are bundled, one a language with all that it needs: the cart's own components on Preact, and
// consent's elements, which need no framework.
import path from "node:path";

const LANGUAGES = ["en", "de", "ja"];
const EMBEDS = [
  { name: "shop-cart", root: "packages/cart", cssTarget: ["chrome115", "firefox121", "safari17"] },
  // Its colours are light-dark().
  { name: "shop-consent", root: "packages/consent", cssTarget: ["chrome123", "firefox121", "safari17.5"] },
];

/** Every script: a name, its package and a language. */
export const EMBED_SCRIPTS = EMBEDS.flatMap((embed) => LANGUAGES.map((language) => ({ ...embed, language })));

/** In a shadow root a rem still follows the page's root; `--shop-rem`, which the elements set, is the reader's own size. */
const remByElement = {
  postcssPlugin: "rem-by-element",
  Declaration(declaration) {
    declaration.value = declaration.value.replace(/(-?\d*\.?\d+)rem\b/g, "calc($1 * var(--shop-rem))");
  },
};

/** The texts of the ready-made services are in all languages, one a line; a script has those of its own. */
function oneLanguage(language) {
  const others = new RegExp(`^ +(?!${language})(${LANGUAGES.join("|")}): ".*",\n`, "gm");
  return {
    name: "one-language",
    enforce: "pre",
    transform: (code, file) => (/consent\/src\/domain\/services\//.test(file) ? code.replace(others, "") : undefined),
  };
}

/** Vite's settings for one script. */
export function embedBuild({ name, root, cssTarget, language }, outDir) {
  return {
    configFile: false,
    root: path.resolve(root),
    plugins: [oneLanguage(language)],
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
      cssTarget,
      rollupOptions: {
        input: `src/embed/${name}.${language}.ts`,
        output: { format: "iife", entryFileNames: `${name}.${language}.js` },
      },
    },
  };
}
