import fc from "fast-check";
import { expect, test } from "vitest";
import { caretInRedeemCode, checkRedeemCode, writeRedeemCode } from "./redeem-code.ts";

const GOOD = "AB12C-DE34F-GH56I-JK78L-MN90P";

test.each([
  ["five groups of five", GOOD, true],
  ["space around them", ` ${GOOD}\n`, true],
  ["small letters", GOOD.toLowerCase(), false],
  ["one small letter", `a${GOOD.slice(1)}`, false],
  ["no hyphens", GOOD.replaceAll("-", ""), false],
  ["spaces for hyphens", GOOD.replaceAll("-", " "), false],
  ["four groups", GOOD.slice(0, 23), false],
  ["six groups", `${GOOD}-AAAAA`, false],
  ["a letter with a dot", `Ä${GOOD.slice(1)}`, false],
  ["full-width figures", `１${GOOD.slice(1)}`, false],
  ["two lines", `${GOOD}\n${GOOD}`, false],
  ["nothing", "", false],
])("[ACCT-05] a code with %s is accepted or rejected", (_name, typed, isGood) => {
  const checked = checkRedeemCode(typed);
  expect(checked).toEqual(
    isGood ? { isOk: true, value: GOOD } : { isOk: false, failure: { code: "redeem.badFormat" } },
  );
});

test.each([
  ["", ""],
  ["a", "A"],
  ["ab12c", "AB12C"],
  ["ab12cd", "AB12C-D"],
  ["AB12C-", "AB12C"],
  [" ab12c de34f\tgh56i-jk78l–mn90p ", GOOD],
  [`${GOOD}.`, GOOD],
  [`${GOOD}-x`, `${GOOD}-X`],
])("[ACCT-05] typed or pasted %j, the field shows %j", (typed, shown) => {
  expect(writeRedeemCode(typed)).toBe(shown);
});

test("[ACCT-05] whatever is typed, the field shows it in the same way when it is written again", () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(..."abzAZ019 -–_ä") }), (typed) => {
      expect(writeRedeemCode(writeRedeemCode(typed))).toBe(writeRedeemCode(typed));
    }),
  );
});

test("[ACCT-05] every valid code is shown as it is, also when it comes in small letters and without hyphens", () => {
  const signs = fc.string({ unit: fc.constantFrom(..."ABCXYZ0189"), minLength: 25, maxLength: 25 });
  fc.assert(
    fc.property(signs, (typed) => {
      const shown = writeRedeemCode(typed.toLowerCase());
      expect(checkRedeemCode(shown)).toEqual({ isOk: true, value: shown });
      expect(shown.replaceAll("-", "")).toBe(typed);
    }),
  );
});

test.each([
  ["at the end, when a group has begun", "AB12CD", 6, 7],
  ["in the middle, after a letter was put in", "ABX12C-DE", 3, 3],
  ["after a hyphen was typed by hand", "AB12C-", 6, 5],
  ["in an emptied field", "-", 1, 0],
])("the caret stays behind the sign that was typed: %s", (_name, typed, caret, expected) => {
  expect(caretInRedeemCode(typed, caret)).toBe(expected);
});
