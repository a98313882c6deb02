// Builds the scripts of the custom elements, once per language, if its sources have changed; otherwise takes a tenth of a second.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { compressAssets, hashOf } from "../built-files.mjs";
import { EMBED_SCRIPTS, embedBuild } from "../embed-build.mjs";

const FOLDER = "apps/shop/build/embed";
const SOURCES = ["packages", "scripts/embed-build.mjs", "pnpm-lock.yaml"];

const stamp = path.join(FOLDER, "inputs-hash");
const wanted = hashOf(SOURCES);
if (!existsSync(stamp) || readFileSync(stamp, "utf8") !== wanted) {
  console.log("Building the embed …");
  // Loading Vite takes longer than looking for changes.
  const { build } = await import("vite");
  mkdirSync(FOLDER, { recursive: true });
  for (const script of EMBED_SCRIPTS) await build(embedBuild(script, path.resolve(FOLDER)));
  compressAssets(FOLDER);
  writeFileSync(stamp, wanted);
}
