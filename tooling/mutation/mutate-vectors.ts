import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { mutate } from "./find-mutants.ts";
import { findOperators } from "./find-operators.ts";
import { UNSEEN_BY_VECTORS } from "./unseen-by-vectors.ts";

const PACKAGE = "packages/pricing";
/** A mutant that takes longer runs in a circle. */
const LONGEST_RUN_MS = 10_000;

/**
 * Changes one operator, number or statement of @shop/pricing at a time and looks for a vector that sees it, then the same for the
 * implementation in Python. `part` limits the files of both. Returns 0 if the vectors see every change but those that are listed as without
 * effect, and none of those.
 */
export function mutateVectors(part: string): number {
  const copy = mkdtempSync(join(tmpdir(), "vectors-"));
  // The package needs no other one, so a copy of its sources runs by itself.
  for (const name of ["src", "vectors", "package.json"]) {
    cpSync(join(PACKAGE, name), join(copy, name), { recursive: true });
  }
  const check = join(copy, "src/testing/check-vectors.ts");
  const total = { mutants: 0, listed: 0, wrong: 0 };
  for (const path of loadedBy(check)) {
    const file = relative(join(copy, "src"), path);
    if (file.startsWith("testing/") || !`${PACKAGE}/src/${file}`.includes(part)) continue;
    const result = mutateFile(file, path, check);
    total.mutants += result.mutants;
    total.listed += result.listed;
    total.wrong += result.wrong;
  }
  rmSync(copy, { recursive: true });
  console.log(`TypeScript: ${total.mutants} mutants, ${total.listed} listed as without effect, ${total.wrong} wrong`);
  const { status } = spawnSync("python3", ["-B", "tooling/mutation/mutate_port.py", part], { stdio: "inherit" });
  return total.wrong === 0 && status === 0 ? 0 : 1;
}

/** Prints what is wrong with one file: changes that no vector sees and that aren't listed, and entries of the list that aren't right. */
function mutateFile(file: string, path: string, check: string) {
  const source = readFileSync(path, "utf8");
  const listed = Object.values(UNSEEN_BY_VECTORS[file] ?? {}).flat();
  const mutants = findOperators(file, source);
  const unseen = mutants.filter((mutant) => {
    writeFileSync(path, mutate(source, mutant));
    return spawnSync(process.execPath, [check], { timeout: LONGEST_RUN_MS }).status === 0;
  });
  writeFileSync(path, source);
  const survivors = unseen.filter(({ name }) => !listed.includes(name));
  const isThereOnce = (name: string) => mutants.filter((mutant) => mutant.name === name).length === 1;
  const stale = listed.filter((name) => !isThereOnce(name) || !unseen.some((mutant) => mutant.name === name));
  for (const { line, name } of survivors) console.log(`SURVIVED ${file}:${line} ${name}`);
  for (const name of stale) console.log(`LISTED, but seen by a vector or not there once: ${file} ${name}`);
  return { mutants: mutants.length, listed: listed.length, wrong: survivors.length + stale.length };
}

/** A file and all that it imports, by its relative imports. */
function loadedBy(path: string, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(path)) return found;
  found.add(path);
  const source = readFileSync(path, "utf8");
  for (const [statement, from = ""] of source.matchAll(/^(?:import|export)[^;]*? from "(\.[^"]+)";/gms)) {
    if (!/^(?:import|export) type/.test(statement)) loadedBy(join(dirname(path), from), found);
  }
  return found;
}
