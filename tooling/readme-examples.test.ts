import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { codeBlocks, toProgram } from "../scripts/readme-code.mjs";

const EXAMPLES = codeBlocks(readFileSync("packages/pricing/README.md", "utf8")).map((code, index) => ({
  code,
  number: index + 1,
}));

/** Run from the sources, in bench/: it also depends on dinero.js, with which one of them compares. */
test.each(EXAMPLES)("example $number of @shop/pricing's README prints what it says", ({ code }) => {
  const { program, shown } = toProgram(code);
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ["--conditions=@shop/source", "--input-type=module-typescript", "--eval", program],
    { cwd: "bench", encoding: "utf8" },
  );
  expect(stderr).toBe("");
  expect(shown.length).toBeGreaterThan(0);
  expect(stdout.trim().split("\n")).toEqual(shown.map((value) => JSON.stringify(value)));
});
