import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { findOperators } from "./find-operators.ts";
import { UNSEEN_BY_VECTORS } from "./unseen-by-vectors.ts";

test("each listed change of the TypeScript can still be made, in one place", () => {
  const stale = Object.entries(UNSEEN_BY_VECTORS).flatMap(([file, reasons]) => {
    const source = readFileSync(`packages/pricing/src/${file}`, "utf8");
    const names = findOperators(file, source).map(({ name }) => name);
    const listed = Object.values(reasons).flat();
    return listed
      .filter((name) => names.filter((other) => other === name).length !== 1)
      .map((name) => `${file}: ${name}`);
  });
  expect(stale).toEqual([]);
});

const hasPython = spawnSync("python3", ["--version"]).status === 0;

test.skipIf(!hasPython)(
  "each listed change of the Python can still be made, in one place",
  () => {
    const { stdout, stderr } = spawnSync("python3", ["-B", "tooling/mutation/mutate_port.py", "--stale"], {
      encoding: "utf8",
    });
    expect(stdout + stderr).toBe("");
  },
  60_000,
);
