// Builds the package in the current folder: one JavaScript module and one declaration file for each source file, so that
// a host's bundler can drop what the host doesn't import, and one style sheet for each that package.json exports.
import { spawnSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { build } from "esbuild";
import { unlayer } from "./unlayer.ts";

const { exports } = JSON.parse(readFileSync("package.json", "utf8"));
rmSync("dist", { recursive: true, force: true });
// pnpm puts the package's own tools on PATH.
const compiled = spawnSync("tsc", ["-p", "tsconfig.build.json"], {
  stdio: "inherit",
  shell: process.platform === "win32",
});
if (compiled.status !== 0) process.exit(compiled.status ?? 1);
for (const { "@shop/source": source, default: outfile } of Object.values(exports))
  if (source?.endsWith(".css")) await buildStyles(source, outfile);

/** Inlines the imports. A host whose own styles aren't in layers uses the sheet without ours. */
async function buildStyles(source, outfile) {
  await build({ entryPoints: [source], outfile, bundle: true, target: "es2022", logLevel: "error" });
  if (outfile.endsWith(".unlayered.css")) writeFileSync(outfile, unlayer(readFileSync(outfile, "utf8")));
}
