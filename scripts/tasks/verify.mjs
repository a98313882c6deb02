// "Am I done": format and lint, import rules, lengths of files, unused code, types and tests of each package, sizes.
// turbo runs the steps side by side and skips what hasn't changed since it was last green.
import { spawnSync } from "node:child_process";
import { unpackPackages } from "../unpack-packages.mjs";
import { buildShop } from "./build-shop.mjs";

const STEPS = ["lint", "imports", "lengths", "unused", "typecheck", "test", "build"];

run("turbo", ["run", ...STEPS, "--concurrency=3", "--output-logs=errors-only"]);
buildShop();
unpackPackages();
run("size-limit", []);
console.log("\nverify: all green");

function run(program, parameters) {
  const result = spawnSync("pnpm", ["exec", program, ...parameters], { stdio: "inherit" });
  if (result.status !== 0) process.exit(result.status ?? 1);
}
