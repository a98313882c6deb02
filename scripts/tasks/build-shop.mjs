// Builds what the shop runs and serves: the scripts for other sites, its server, its pages. What hasn't changed isn't built again; then it
// takes a quarter of a second.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { compressAssets, hashOf } from "../built-files.mjs";

const STOREFRONT_SOURCES = [
  "apps/storefront/app",
  "apps/storefront/vite.config.ts",
  "apps/storefront/react-router.config.ts",
  "packages",
  "pnpm-lock.yaml",
];

export function buildShop() {
  run("scripts/tasks/build-embed.mjs");
  run("scripts/tasks/build-server.mjs");
  buildStorefront();
}

function buildStorefront() {
  const stamp = path.join("apps/storefront/build/inputs-hash");
  const wanted = hashOf(STOREFRONT_SOURCES);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  console.log("Building the storefront …");
  const result = spawnSync("pnpm", ["exec", "react-router", "build"], {
    cwd: "apps/storefront",
    stdio: ["ignore", process.env.SHOP_TEST_VERBOSE ? "inherit" : "pipe", "pipe"],
    encoding: "utf8",
    env: { ...process.env, NODE_ENV: "production" },
  });
  if (result.status !== 0) {
    console.error(result.stdout, result.stderr);
    process.exit(1);
  }
  compressAssets("apps/storefront/build/client");
  writeFileSync(stamp, wanted);
}

/** In a process of its own, because bundling is asynchronous. From the packages' sources: nothing is built before it. */
function run(script) {
  const result = spawnSync(process.execPath, ["--conditions=@shop/source", script], { stdio: "inherit" });
  if (result.status !== 0) process.exit(result.status ?? 1);
}
