// Builds the published packages (with declarations) and checks them as an outside user's bundler and type checker would see them.
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { buildShop } from "./build-shop.mjs";

run("pnpm", ["exec", "turbo", "run", "build", "--filter=./packages/*"]);
for (const name of readdirSync("packages")) {
  run("pnpm", ["exec", "publint", "--strict", `packages/${name}`]);
  run("pnpm", ["exec", "attw", "--pack", `packages/${name}`, "--profile", "esm-only", ...withoutStyles(name)]);
}
buildShop();

/** Style sheets have no types to check. */
function withoutStyles(name) {
  const { exports } = JSON.parse(readFileSync(`packages/${name}/package.json`, "utf8"));
  const styles = Object.keys(exports).filter((entry) => entry.endsWith(".css"));
  return styles.length === 0 ? [] : ["--exclude-entrypoints", ...styles.map((entry) => entry.replace("./", ""))];
}

function run(program, parameters) {
  const result = spawnSync(program, parameters, { stdio: "inherit" });
  if (result.status !== 0) process.exit(result.status ?? 1);
}
