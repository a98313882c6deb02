import { expect, test } from "vitest";
import { checkEmail } from "./check-email.ts";
import { isCompleteEmailAddress } from "./email-pattern.ts";

test.each([
  ["ada@example.com", true],
  ["a.b+shop@mail.example.co", true],
  ["o'neil@example.com", true],
  ["ada@example", false],
  ["ada@localhost", false],
  ["ada@example.c", false],
  ["ada@example.c0", false],
  ["ada@127.0.0.1", false],
  ["a..b@example.com", false],
  [".ada@example.com", false],
  ["ada.@example.com", false],
  ["ada@example..com", false],
  ["ada@-example.com", false],
  ["ada@example.com.", false],
  ["ada", false],
  ["@example.com", false],
  ["ada@", false],
  ["ada @example.com", false],
  ["ada@exam ple.com", false],
  ["ada@ada@example.com", false],
  ["ada@example.com\nbcc: all@example.com", false],
  ["=?utf-8?q?a?=@z.example", false],
  ["=?UTF-8?B?YQ==?=@z.example", false],
  ["a=b?@z.example", true],
  [`${"a".repeat(243)}@example.com`, false],
  ["", false],
])("[MODAL-05] %j is an address that mail can be sent to: %s", (address, isComplete) => {
  expect(isCompleteEmailAddress(address)).toBe(isComplete);
});

test("[AUTH-01] an address is trimmed before it is looked at", () => {
  expect(checkEmail("  ada@example.com ")).toEqual({ isOk: true, value: "ada@example.com" });
});

test.each(["ada(at)example.com", "a@localhost", "=?utf-8?q?a?=@z.example"])(
  "[AUTH-01] what is no address is refused with its text's code: %s",
  (typed) => {
    expect(checkEmail(typed)).toEqual({ isOk: false, failure: { code: "auth.emailFormat" } });
  },
);
