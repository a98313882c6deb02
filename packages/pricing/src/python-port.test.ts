import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const PROGRAM = fileURLToPath(new URL("../vectors/python/check_vectors.py", import.meta.url));
const hasPython = spawnSync("python3", ["--version"]).status === 0;

// A machine without Python says so in the list of skipped tests.
test.skipIf(!hasPython)("the implementation in Python gives every vector's result", () => {
  const { stdout, status } = spawnSync("python3", ["-B", PROGRAM], { encoding: "utf8" });
  expect(stdout).not.toMatch(/(?<! 0) failed/);
  expect(stdout.match(/\d+ passed, 0 failed/g)).toHaveLength(12);
  expect(status).toBe(0);
});
