import path from "node:path";
import type { Mutant } from "./find-mutants.ts";

const TEST = /\.test\.tsx?$/;
/** A test that only real PostgreSQL runs, or that takes minutes. */
const ELSEWHERE = /\.(race\.api|slow)\.test\.ts$/;
/** The tests that share most words with a constant's name, up to the number worth trying before all others. */
const ALIKE = 6;

/**
 * The tests that could detect a mutant, in four groups, likeliest first: those beside it or beside the code that uses it, and those of
 * its package that contain it; those that import that code or share most words with its name; all other tests of the packages that use
 * it; all others.
 */
export function chooseTests({ file, word }: Mutant, files: ReadonlyMap<string, string>): string[][] {
  const has = new RegExp(`(?<![\\w])${escapePattern(word)}(?![\\w])`);
  const tests = [...files.keys()].filter((name) => TEST.test(name) && !ELSEWHERE.test(name));
  const users = [...files]
    .filter(([name, text]) => name !== file && !TEST.test(name) && has.test(text))
    .map(([name]) => name);
  const packages = new Set([file, ...users].map(packageOf));
  const ofPackages = tests.filter((test) => packages.has(packageOf(test)));
  const userModules = users
    .map((name) => path.basename(name))
    .filter((name) => name !== "index.ts" && name !== "limits.ts")
    .map((name) => `/${name}"`);
  const stems = new Set([file, ...users].map(stemOf));
  const contains = (test: string) => has.test(files.get(test) ?? "");
  const beside = tests.filter(
    (test) => stems.has(stemOf(test)) || (packageOf(test) === packageOf(file) && contains(test)),
  );
  const near = tests.filter(
    (test) =>
      contains(test) ||
      (packages.has(packageOf(test)) && userModules.some((module) => files.get(test)?.includes(module))),
  );
  return withoutRepeats([beside, [...near, ...mostAlike(word, ofPackages, files)], ofPackages, tests]);
}

function withoutRepeats(groups: ReadonlyArray<readonly string[]>): string[][] {
  const seen = new Set<string>();
  return groups.map((group) => group.filter((test) => !seen.has(test) && seen.add(test)));
}

function mostAlike(word: string, tests: readonly string[], files: ReadonlyMap<string, string>): string[] {
  const parts = word
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((part) => part.length > 3);
  const score = (test: string) => {
    const text = `${test}\n${files.get(test)}`.toLowerCase();
    return parts.filter((part) => text.includes(part)).length;
  };
  const scored = tests.map((test) => ({ test, points: score(test) })).filter(({ points }) => points > 1);
  return scored
    .toSorted((a, b) => b.points - a.points)
    .slice(0, ALIKE)
    .map(({ test }) => test);
}

/** `packages/cart`, `apps/api`, `content/build`. */
function packageOf(name: string): string {
  return name.split("/").slice(0, 2).join("/");
}

function stemOf(name: string): string {
  return path.join(path.dirname(name), path.basename(name).replace(/(\.api)?(\.test)?\.tsx?$/, ""));
}

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
