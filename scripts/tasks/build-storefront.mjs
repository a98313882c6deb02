// Builds the storefront if its sources have changed since the last build; otherwise takes a tenth of a second.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { compressAssets, hashOf } from "../built-files.mjs";

const SOURCES = [
  "apps/storefront/app",
  "apps/storefront/vite.config.ts",
  "apps/storefront/react-router.config.ts",
  "packages",
  "pnpm-lock.yaml",
];
/** Returns whether it built. */
export function buildStorefront() {
  buildEmbed();
  const stamp = path.join("apps/storefront/build/inputs-hash");
  const wanted = hashOf(SOURCES);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return false;
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
  return true;
}

/** The script that the shop serves to other sites. In a separate process, because bundling is asynchronous. */
function buildEmbed() {
  // Its modules read texts and ids from the packages' sources: nothing is built before it.
  const build = ["--conditions=@shop/source", "scripts/tasks/build-embed.mjs"];
  const result = spawnSync(process.execPath, build, { stdio: "inherit" });
  if (result.status !== 0) process.exit(result.status ?? 1);
}
