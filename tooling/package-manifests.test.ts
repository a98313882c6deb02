import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const PACKAGES = readdirSync("packages");

function manifestOf(name: string) {
  return JSON.parse(readFileSync(`packages/${name}/package.json`, "utf8"));
}

test.each(PACKAGES)("a bundler may drop what a host doesn't import of %s, except styles", (name) => {
  const { sideEffects, exports } = manifestOf(name);
  const hasStyles = Object.keys(exports).some((entry) => entry.endsWith(".css"));
  expect(hasStyles ? [["**/*.css"]] : [false, ["**/*.css"]]).toContainEqual(sideEffects);
});

test("@shop/pricing installs alone: it names no other package", () => {
  const { dependencies, peerDependencies, optionalDependencies } = manifestOf("pricing");
  expect({ ...dependencies, ...peerDependencies, ...optionalDependencies }).toEqual({});
});
