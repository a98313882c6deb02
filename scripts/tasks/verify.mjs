// "Am I done": format and lint, import rules, unused code, types, unit tests, sizes. Stops at the first that fails.
import { spawnSync } from "node:child_process";
import { unpackPackages } from "../unpack-packages.mjs";
import { buildStorefront } from "./build-storefront.mjs";

const STEPS = [
  ["format and lint", "pnpm", ["exec", "biome", "ci", "--error-on-warnings", "."]],
  [
    "import rules",
    "tooling/node_modules/.bin/depcruise",
    ["--config", "tooling/import-rules.js", "packages", "apps", "content", "bench"],
  ],
  ["file sizes", process.execPath, ["scripts/check-file-lengths.mjs"]],
  ["unused code", "pnpm", ["exec", "knip", "--no-config-hints"]],
  ["types", "pnpm", ["exec", "tsc", "-p", "tsconfig.json", "--noEmit"]],
  ["unit tests", "pnpm", ["exec", "vitest", "run", "--project", "unit", "--project", "parts", "--reporter=dot"]],
];

for (const [name, program, parameters] of STEPS) runStep(name, program, parameters);
buildStorefront();
unpackPackages();
runStep("bundle sizes", "pnpm", ["exec", "size-limit"]);
console.log("\nverify: all green");

function runStep(name, program, parameters) {
  const startMs = Date.now();
  const result = spawnSync(program, parameters, { encoding: "utf8", env: process.env, maxBuffer: 64 * 1024 * 1024 });
  const seconds = ((Date.now() - startMs) / 1000).toFixed(1);
  if (result.status === 0) return console.log(`ok    ${name} (${seconds} s)`);
  console.error(`FAIL  ${name}\n${result.stdout}\n${result.stderr}`);
  process.exit(1);
}
