import { expect, test } from "vitest";
import { chooseTests } from "./choose-tests.ts";

const LIMIT = {
  file: "packages/a/src/limits.ts",
  line: 1,
  start: 0,
  end: 0,
  replacement: "",
  name: "LINK_MS",
  word: "LINK_MS",
};

test("the tests beside a number's users come first, then those that import them, then those of their packages, then all others", () => {
  const files = new Map([
    ["packages/a/src/limits.ts", "export const LINK_MS = 1;"],
    ["packages/a/src/link.ts", "LINK_MS"],
    ["packages/a/src/link.test.ts", ""],
    ["packages/a/src/flow.test.ts", `from "./link.ts"`],
    ["packages/a/src/other.test.ts", ""],
    ["packages/b/src/far.test.tsx", ""],
    ["packages/a/src/link.race.api.test.ts", "LINK_MS"],
  ]);
  expect(chooseTests(LIMIT, files)).toEqual([
    ["packages/a/src/link.test.ts"],
    ["packages/a/src/flow.test.ts"],
    ["packages/a/src/other.test.ts"],
    ["packages/b/src/far.test.tsx"],
  ]);
});
