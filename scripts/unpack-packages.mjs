// Packs every package as it would be published and unpacks it into a node_modules folder, together with its dependencies.
// Sizes are measured there: a host's bundle of the sources says nothing about its bundle of a tarball.
import { existsSync, mkdirSync, readFileSync, realpathSync, rmSync, symlinkSync } from "node:fs";
import path from "node:path";
import { packPackages, unpackTarball } from "./pack-packages.mjs";

/** Where the packages are unpacked: git ignores it. */
const UNPACKED = ".reports/packed/node_modules";

export function unpackPackages() {
  rmSync(UNPACKED, { recursive: true, force: true });
  for (const tarball of packPackages(".reports/packed/tarballs")) unpack(tarball);
}

function unpack(tarball) {
  const name = unpackTarball(path.join(".reports/packed/tarballs", tarball), path.join(UNPACKED, "@shop"));
  const folder = path.join(UNPACKED, "@shop", name);
  const { dependencies = {} } = JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8"));
  for (const dependency of Object.keys(dependencies).filter((other) => !other.startsWith("@shop/")))
    linkDependency(name, dependency);
}

function linkDependency(name, dependency) {
  const place = path.join(UNPACKED, dependency);
  if (existsSync(place)) return;
  mkdirSync(path.dirname(place), { recursive: true });
  symlinkSync(realpathSync(`packages/${name}/node_modules/${dependency}`), place, "junction");
}
