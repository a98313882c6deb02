import { defineConfig } from "tsup";

const entry = {
  index: "src/index.ts",
  "contract/index": "src/contract/index.ts",
  "content/index": "src/content/index.ts",
  "server/index": "src/server/index.ts",
  "testing/index": "src/testing/index.ts",
};

export default defineConfig({
  entry: { ...entry, "server/in-browsers": "src/server/in-browsers.ts" },
  format: ["esm"],
  target: "es2022",
  dts: { entry },
  clean: true,
  sourcemap: true,
  splitting: true,
  treeshake: false,
});
