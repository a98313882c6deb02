import { expect, test } from "vitest";
import { mutate } from "./find-mutants.ts";
import { findOperators } from "./find-operators.ts";

const mutantsOf = (source: string) => findOperators("rule.ts", source).map((mutant) => mutate(source, mutant));

test("each operator, number and condition is changed once", () => {
  expect(mutantsOf("const a = b < 2 ? c : d;")).toEqual([
    "const a = b < 2 ? d : c;",
    "const a = b <= 2 ? c : d;",
    "const a = b < 3 ? c : d;",
  ]);
  expect(mutantsOf("const a = b ?? c;")).toEqual(["const a = c;"]);
  expect(mutantsOf("const a = Math.min(b, c);")).toEqual(["const a = Math.max(b, c);"]);
  expect(mutantsOf("total -= share;")).toEqual([";", "total += share;"]);
});

test("a loop looks at the first alone, and a field of a table isn't checked", () => {
  expect(mutantsOf("for (const a of b) { c(); }")).toEqual([
    "for (const a of [...b].slice(0, 1)) { c(); }",
    "for (const a of b) { ; }",
  ]);
  expect(mutantsOf("const LINE = { name: text, ...more } satisfies Fields<Line>;")).toEqual([
    "const LINE = { ...{}, ...more } satisfies Fields<Line>;",
    "const LINE = { name: text, ...{} } satisfies Fields<Line>;",
  ]);
});

test("types, imports and what is thrown stay", () => {
  const source = 'import { a } from "./1.ts";\ntype B = 1 | true;\nthrow new Error(String(1 + 1));';
  expect(mutantsOf(source)).toEqual([]);
});
