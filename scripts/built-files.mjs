// The files built for browsers: whether they must be rebuilt, and their compressed forms.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const SKIPPED = new Set(["node_modules", "dist", ".turbo"]);
/** Below this size a response's own header outweighs the saving. */
const WORTH_COMPRESSING_BYTES = 128;

/** Writes a brotli and a gzip form beside each script, style sheet and text-based picture, once, so that serving costs nothing. */
export function compressAssets(folder) {
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

export function hashOf(places) {
  const hash = createHash("sha256");
  for (const place of places) addTo(hash, place);
  return hash.digest("hex");
}

/** Names, sizes and times: reading every file would cost more than it is worth. */
function addTo(hash, place) {
  const found = statSync(place);
  if (!found.isDirectory()) {
    if (!/\.(test|stories)\.tsx?$/.test(place)) hash.update(`${place} ${found.size} ${found.mtimeMs}\n`);
    return;
  }
  for (const name of readdirSync(place).sort()) if (!SKIPPED.has(name)) addTo(hash, path.join(place, name));
}
