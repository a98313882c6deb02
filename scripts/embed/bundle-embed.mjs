// Bundles the embed's script of one language. Twice: what the first bundle names is what the second needs of styles, texts and tables.
import path from "node:path";
import { build } from "vite";
import { shortenNames } from "./shorten-names.mjs";
import { slimModules } from "./slim-modules.mjs";
import { slimStyles } from "./slim-styles.mjs";

const FOLDER = path.resolve("packages/cart/src/embed");
const REACT = { find: /^(react|react\/jsx-runtime|react-dom|react-dom\/client|zustand)$/ };
/** Modules whose text is a list of everything, and so names nothing. */
const LISTS = /\.css|\/messages\/|operation-ids\.ts$/;

/** What all languages' scripts name: their source, as far as it is bundled. */
export async function readNamedCode() {
  const { modules } = await bundle("en");
  return Object.entries(modules)
    .filter(([id]) => !LISTS.test(id))
    .map(([, { code }]) => code ?? "")
    .join("\n");
}

/** The whole script. */
export async function bundleEmbed(language, namedCode) {
  return shortenNames((await bundle(language, namedCode)).code);
}

async function bundle(language, namedCode) {
  const output = await build({
    configFile: false,
    root: process.cwd(),
    logLevel: "error",
    define: { EMBED_LANGUAGE: JSON.stringify(language), "process.env.NODE_ENV": '"production"' },
    resolve: {
      conditions: ["@shop/source", "module", "browser", "production"],
      alias: [{ ...REACT, replacement: path.join(FOLDER, "react-on-preact.ts") }],
    },
    plugins: [slimModules(language, namedCode)],
    css: { postcss: { plugins: namedCode === undefined ? [] : [slimStyles(namedCode)] } },
    build: {
      write: false,
      target: "es2022",
      cssTarget: ["chrome115", "firefox121", "safari17"],
      minify: namedCode !== undefined,
      rollupOptions: {
        input: path.join(FOLDER, "main.ts"),
        output: { format: "iife" },
        // Of what React has besides, parts that the embed doesn't show are the only users; they are left out after that.
        shimMissingExports: true,
      },
    },
  });
  return output.output.find(({ type }) => type === "chunk");
}
