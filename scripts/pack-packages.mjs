// Builds the packages and packs them as they would be published, under names without a version: what examples/ installs.
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import path from "node:path";

/**
 * Packs into the folder, which is created if it doesn't exist. No half-written files are left: each finished tarball is moved to its
 * place.
 */
export function packPackages(folder) {
  run("pnpm", ["exec", "turbo", "run", "build", "--output-logs=errors-only", "--filter=./packages/*"]);
  mkdirSync(folder, { recursive: true });
  const fresh = mkdtempSync(path.join(path.resolve(folder), ".fresh-"));
  for (const name of readdirSync("packages")) {
    const { version } = JSON.parse(readFileSync(`packages/${name}/package.json`, "utf8"));
    // Built above: prepack, which builds for a release, would do it again.
    run("pnpm", ["--dir", `packages/${name}`, "--ignore-scripts", "pack", "--pack-destination", fresh]);
    renameSync(path.join(fresh, `shop-${name}-${version}.tgz`), path.join(folder, `shop-${name}.tgz`));
  }
  rmSync(fresh, { recursive: true });
  return readdirSync(folder).filter((file) => file.endsWith(".tgz"));
}

/** Unpacks one tarball into the folder, which is made. Returns the package's short name. */
export function unpackTarball(tarball, parent) {
  const name = /^shop-(.+)\.tgz$/.exec(path.basename(tarball))[1];
  const place = path.join(parent, name);
  mkdirSync(place, { recursive: true });
  run("tar", ["-xzf", tarball, "-C", place, "--strip-components=1"]);
  return name;
}

function run(program, parameters) {
  const result = spawnSync(program, parameters, { encoding: "utf8" });
  if (result.status === 0) return;
  console.error(`${program} ${parameters.join(" ")}\n${result.stdout}\n${result.stderr}`);
  process.exit(1);
}
