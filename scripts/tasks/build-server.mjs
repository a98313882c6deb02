// Bundles the shop's server into apps/shop/build/server, if its sources have changed; otherwise takes a tenth of a second.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { hashOf } from "../built-files.mjs";

const FOLDER = path.resolve("apps/shop/build/server");
const SOURCES = [
  "apps/shop/src",
  "apps/api/src",
  "apps/storefront/app",
  "apps/storefront/server",
  "content/build",
  "packages",
  "scripts/tasks/build-server.mjs",
  "pnpm-lock.yaml",
];
/** Native code, files of their own, parts chosen at run time, and what the built pages take too. All else is in the bundle. */
const OUTSIDE = ["@electric-sql/pglite", "@node-rs/argon2", "pg", "pino", "react-router", "sharp", "vite"];

/** A source names files beside it (`new URL("…", import.meta.url)`), which stay where they are: so its own place stays true too. */
const ownPlaces = {
  name: "own-places",
  transform(code, file) {
    if (!path.isAbsolute(file) || file.includes("node_modules") || !code.includes("import.meta.url")) return;
    const place = JSON.stringify(path.relative(FOLDER, file).replaceAll(path.sep, "/"));
    return code.replaceAll("import.meta.url", `new URL(${place}, import.meta.url).href`);
  },
};

const stamp = path.join(FOLDER, "inputs-hash");
const wanted = hashOf(SOURCES);
if (!existsSync(stamp) || readFileSync(stamp, "utf8") !== wanted) {
  console.log("Building the server …");
  // Loading Vite takes longer than looking for changes.
  const { build } = await import("vite");
  await build({
    configFile: false,
    root: path.resolve("apps/shop"),
    logLevel: "error",
    plugins: [ownPlaces],
    resolve: { conditions: ["@shop/source", "node", "module-sync"] },
    ssr: { noExternal: true, external: OUTSIDE, resolve: { conditions: ["@shop/source", "node", "module-sync"] } },
    // Not minified: a log's stack traces name functions.
    build: {
      ssr: "src/main.ts",
      outDir: FOLDER,
      target: "node24",
      minify: false,
      rolldownOptions: { output: { chunkFileNames: "[name]-[hash].js" } },
    },
  });
  writeFileSync(stamp, wanted);
}
