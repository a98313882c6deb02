import { readFileSync, writeFileSync } from "node:fs";
import { defineConfig } from "tsup";
import { unlayer } from "./src/unlayer/unlayer.ts";

export default defineConfig([
  {
    entry: { index: "src/index.ts", radix: "src/radix.ts" },
    format: ["esm"],
    target: "es2022",
    dts: { entry: { index: "src/index.ts", radix: "src/radix.ts" } },
    clean: true,
    sourcemap: true,
    splitting: true,
    // Rollup's tree-shaking drops "use client" at the head of a file.
    treeshake: false,
  },
  {
    entry: { styles: "src/styles.css", tokens: "src/tokens.css" },
    target: "es2022",
    onSuccess: async () => {
      writeFileSync("dist/styles.unlayered.css", unlayer(readFileSync("dist/styles.css", "utf8")));
    },
  },
]);
