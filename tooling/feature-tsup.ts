const entry = {
  index: "src/index.ts",
  "store/index": "src/store/index.ts",
  "adapters/index": "src/adapters/index.ts",
  "react/index": "src/react/index.ts",
  "testing/index": "src/testing/index.ts",
};

/** How a feature's code is built. */
export const featureCode = {
  entry,
  format: "esm" as const,
  target: "es2022",
  dts: { entry },
  clean: true,
  sourcemap: true,
  splitting: true,
  // Rollup's tree-shaking drops "use client" at the head of a file.
  treeshake: false,
};
export const featureStyles = { entry: { "react/styles": "src/react/styles.css" }, target: "es2022" };

/** How every feature package is built: the entries are the same for all of them. */
export const featureBuild = [featureCode, featureStyles];
