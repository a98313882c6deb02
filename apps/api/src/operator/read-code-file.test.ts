import { expect, test } from "vitest";
import { nameLines, readCodeFile } from "./read-code-file.ts";

const A = "AAAAA-11111-AAAAA-11111-AAAAA";
const B = "BBBBB-22222-BBBBB-22222-BBBBB";

test.each([
  ["one a line", `${A}\n${B}\n`, [1, 2]],
  ["with Windows' line ends and the mark of a spreadsheet", `\uFEFF${A}\r\n${B}`, [1, 2]],
  ["with empty lines and space around", `\n  ${A}\t\n\n${B}\n\n`, [2, 4]],
])("[ACCT-05] a file of codes is read: %s", (_what, text, lines) => {
  const read = readCodeFile(text);
  expect(read.kind === "codes" && [...read.lineByCode]).toEqual([
    [A, lines[0]],
    [B, lines[1]],
  ]);
});

test.each([
  ["a bad line", `${A}\nnot a code\n`, "There is no redeem code on line 2."],
  ["small letters", `${A}\n${B}\n${A.toLowerCase()}`, "There is no redeem code on line 3."],
  ["several bad lines", `x\n${A}\ny\nz`, "There is no redeem code on lines 1, 3 and 4."],
  ["a code that is there twice", `${A}\n${B}\n${A}`, "A repeated code is on line 3."],
  ["nothing", "\n \n", "The file contains no code."],
])("[ACCT-05] a file with %s is refused whole, with the lines' numbers", (_what, text, reason) => {
  expect(readCodeFile(text)).toEqual({ kind: "refused", reason });
});

test("of many bad lines the first are named, and how many more there are", () => {
  const lines = Array.from({ length: 25 }, (_, index) => index + 1);
  expect(nameLines(lines)).toBe(`lines ${lines.slice(0, 20).join(", ")} and 5 more`);
});
