// Lays out the packages as they are published: packed, unpacked, under the scope and with the repository of release.json.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { packPackages, unpackTarball } from "./pack-packages.mjs";

/** The scope that the sources use. */
const SOURCE_SCOPE = "@shop";
const TEXT = /\.(js|ts|tsx|json|css|map|md)$/;

/** Builds, packs and unpacks every package below the folder. Returns the folders, each ready for `npm publish`. */
export function stageRelease(folder, { scope, repository }) {
  const tarballs = path.join(folder, "tarballs");
  return packPackages(tarballs).map((tarball) => {
    const name = unpackTarball(path.join(tarballs, tarball), folder);
    const place = path.join(folder, name);
    if (scope !== SOURCE_SCOPE) renameScope(place, scope);
    completeManifest(path.join(place, "package.json"), { name, repository });
    return place;
  });
}

/** Names, imports, custom conditions and documents: all of them contain a package name. */
function renameScope(place, scope) {
  for (const file of readdirSync(place, { recursive: true, withFileTypes: true })) {
    if (!file.isFile() || !TEXT.test(file.name)) continue;
    const full = path.join(file.parentPath, file.name);
    writeFileSync(full, readFileSync(full, "utf8").replaceAll(`${SOURCE_SCOPE}/`, `${scope}/`));
  }
}

function completeManifest(file, { name, repository }) {
  const manifest = JSON.parse(readFileSync(file, "utf8"));
  // npm would build again and has no workspace to build in.
  delete manifest.scripts;
  delete manifest.devDependencies;
  const complete = {
    ...manifest,
    repository: { type: "git", url: `git+${repository}`, directory: `packages/${name}` },
  };
  writeFileSync(file, `${JSON.stringify(complete, null, 2)}\n`);
}
