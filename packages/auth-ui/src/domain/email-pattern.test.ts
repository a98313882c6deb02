import { expect, test } from "vitest";
import { checkEmail } from "./check-email.ts";
import { isCompleteEmailAddress, isEmailAddress } from "./email-pattern.ts";

test.each([
  ["ada@example.com", true, true],
  ["a.b+shop@mail.example.co", true, true],
  ["o'neil@example.com", true, true],
  ["ada@example", false, false],
  ["ada@localhost", false, false],
  ["ada@example.c", true, false],
  ["ada@example.c0", true, false],
  ["ada@127.0.0.1", true, false],
  ["a..b@example.com", true, false],
  [".ada@example.com", true, false],
  ["ada.@example.com", true, false],
  ["ada@example..com", false, false],
  ["ada@-example.com", false, false],
  ["ada@example.com.", false, false],
  ["=?utf-8?q?a?=@z.example", false, false],
  ["ada=?iso-8859-1?b?YQ==?=@example.com", false, false],
  ["a=b?c@example.com", true, true],
  ["ada", false, false],
  ["@example.com", false, false],
  ["ada@", false, false],
  ["ada @example.com", false, false],
  ["ada@exam ple.com", false, false],
  ["ada@ada@example.com", false, false],
  ["ada@example.com\nbcc: all@example.com", false, false],
  [`${"a".repeat(243)}@example.com`, false, false],
  ["", false, false],
])("[MODAL-05] %j: standard pattern %s, stricter pattern %s", (address, isStandard, isComplete) => {
  expect([isEmailAddress(address), isCompleteEmailAddress(address)]).toEqual([isStandard, isComplete]);
});

test("[AUTH-01] an address is trimmed before it is checked", () => {
  expect(checkEmail("  ada@example.com ")).toEqual({ isOk: true, value: "ada@example.com" });
});

test("[AUTH-01] what is no address is rejected with its text's code", () => {
  expect(checkEmail("ada(at)example.com")).toEqual({ isOk: false, failure: { code: "auth.emailFormat" } });
});
