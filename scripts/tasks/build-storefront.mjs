// Builds the storefront where its sources have changed since the last build; otherwise costs a tenth of a second.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const SOURCES = [
  "apps/storefront/app",
  "apps/storefront/vite.config.ts",
  "apps/storefront/react-router.config.ts",
  "packages",
  "pnpm-lock.yaml",
];
const SKIPPED = new Set(["node_modules", "dist", ".turbo"]);

/** Below it an answer's own header weighs more than what is saved. */
const WORTH_COMPRESSING_BYTES = 128;

/** Answers whether it built. */
export function buildStorefront() {
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

/** Beside each script, style and picture of text its brotli and gzip form, made once so that serving costs nothing. */
function compressAssets(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile() || !/\.(js|css|svg)$/.test(entry.name)) continue;
    const file = path.join(entry.parentPath, entry.name);
    const content = readFileSync(file);
    if (content.byteLength < WORTH_COMPRESSING_BYTES) continue;
    writeFileSync(
      `${file}.br`,
      brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
    );
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  }
}

function hashOf(places) {
  const hash = createHash("sha256");
  for (const place of places) addTo(hash, place);
  return hash.digest("hex");
}

/** Names, sizes and times: reading every file would cost more than it tells. */
function addTo(hash, place) {
  const found = statSync(place);
  if (!found.isDirectory()) {
    if (!/\.(test|stories)\.tsx?$/.test(place)) hash.update(`${place} ${found.size} ${found.mtimeMs}\n`);
    return;
  }
  for (const name of readdirSync(place).sort()) if (!SKIPPED.has(name)) addTo(hash, path.join(place, name));
}
