import { expect, test } from "vitest";
import { unlayer } from "./unlayer.ts";

test.each([
  ["one layer's rules come out as they are", "@layer shop { .a { color: red } }", " .a { color: red } "],
  ["several layers, and what is between them", "@layer shop{.a{}}.b{}@layer shop {.c{}}", ".a{}.b{}.c{}"],
  ["media queries inside", "@layer shop{@media print{.a{color:red}}}", "@media print{.a{color:red}}"],
  ["braces in comments and strings", '@layer shop{/* } */.a{content:"}"}}', '/* } */.a{content:"}"}'],
  ["another layer stays", "@layer host{.a{}}", "@layer host{.a{}}"],
])("a style sheet is unlayered: %s", (_case, css, expected) => {
  expect(unlayer(css)).toBe(expected);
});

test("a brace that isn't closed is refused", () => {
  expect(() => unlayer("@layer shop { .a {")).toThrow("isn't closed");
});
