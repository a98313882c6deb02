import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { mutate } from "./find-mutants.ts";
import { findOperators } from "./find-operators.ts";
import { WITHOUT_EFFECT } from "./without-effect.ts";

const PACKAGE = "packages/pricing";
/** A mutant that takes longer runs in a circle. */
const LONGEST_RUN_MS = 10_000;

/**
 * Changes one operator, number or statement of @shop/pricing at a time and looks for a vector that sees it, then the same for the
 * implementation in Python. `part` limits the files of the first. Returns how many changes no vector has seen.
 */
export function mutateVectors(part: string): number {
  const copy = mkdtempSync(join(tmpdir(), "vectors-"));
  // The package needs no other one, so a copy of its sources runs by itself.
  for (const part of ["src", "vectors", "package.json"]) {
    cpSync(join(PACKAGE, part), join(copy, part), { recursive: true });
  }
  const check = join(copy, "src/testing/check-vectors.ts");
  const survivors = [...loadedBy(check)].flatMap((path) => {
    const file = `${PACKAGE}/${relative(copy, path)}`;
    return file.includes("/testing/") || !file.includes(part) ? [] : survivorsOf(file, path, check);
  });
  rmSync(copy, { recursive: true });
  console.log(`${survivors.length} survived in TypeScript`);
  const { status } = spawnSync("python3", ["-B", "tooling/mutation/mutate_port.py"], { stdio: "inherit" });
  return survivors.length + (status === 0 ? 0 : 1);
}

/** The changes of one file that no vector sees, each printed at once. */
function survivorsOf(file: string, path: string, check: string): readonly string[] {
  const source = readFileSync(path, "utf8");
  const survivors = findOperators(file, source).filter((mutant) => {
    if (`${file} ${mutant.name}` in WITHOUT_EFFECT) return false;
    writeFileSync(path, mutate(source, mutant));
    const { status } = spawnSync(process.execPath, [check], { timeout: LONGEST_RUN_MS });
    if (status === 0) console.log(`SURVIVED ${file}:${mutant.line} ${mutant.name}`);
    return status === 0;
  });
  writeFileSync(path, source);
  return survivors.map(({ name }) => name);
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
