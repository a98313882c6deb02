import { defineConfig } from "tsup";

const entry = { index: "src/index.ts", testing: "src/testing.ts" };

export default defineConfig({
  entry,
  format: ["esm"],
  target: "es2022",
  dts: { entry },
  clean: true,
  sourcemap: true,
  splitting: true,
  treeshake: false,
});
