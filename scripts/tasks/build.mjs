// Builds what is published (packages, with declarations) and checks it as a stranger's bundler and types would see it.
import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { buildStorefront } from "./build-storefront.mjs";

run("pnpm", ["exec", "turbo", "run", "build", "--filter=./packages/*"]);
for (const name of readdirSync("packages")) {
  run("pnpm", ["exec", "publint", "--strict", `packages/${name}`]);
  run("pnpm", [
    "exec",
    "attw",
    "--pack",
    `packages/${name}`,
    "--profile",
    "esm-only",
    "--exclude-entrypoints",
    "styles.css",
    "styles.unlayered.css",
    "tokens.css",
  ]);
}
buildStorefront();

function run(program, parameters) {
  const result = spawnSync(program, parameters, { stdio: "inherit" });
  if (result.status !== 0) process.exit(result.status ?? 1);
}
