import { ok } from "@shop/kernel";
import { expect, test } from "vitest";
import { checkPasswordChange, passwordFieldOf } from "./password-change.ts";

const GOOD = { old: "Measured-Room-42", new1: "Measured-Room-43", new2: "Measured-Room-43" };

test.each([
  [{ old: "" }, "account.passwordMissing", "old"],
  [{ new2: "Measured-Room-44" }, "account.passwordsDiffer", "new2"],
  [{ new2: "Measured-Room-43 " }, "account.passwordsDiffer", "new2"],
  [{ new1: "short", new2: "short" }, "auth.passwordTooShort", "new1"],
  [{ new1: "", new2: "" }, "auth.passwordTooShort", "new1"],
  [{ new1: "é".repeat(513), new2: "é".repeat(513) }, "auth.passwordTooLong", "new1"],
  [{ new1: GOOD.old, new2: GOOD.old }, "account.passwordSame", "new1"],
] as const)("[ACCT-02] what was typed, but %j, is refused by %s at the field %s", (change, code, field) => {
  const checked = checkPasswordChange({ ...GOOD, ...change });
  expect(checked).toEqual({ isOk: false, failure: { code } });
  expect(passwordFieldOf(code)).toBe(field);
});

test("[ACCT-02] three fields that break no rule pass as they were typed", () => {
  const typed = { old: " old ", new1: " New password ", new2: " New password " };
  expect(checkPasswordChange(typed)).toEqual(ok(typed));
});

test("[ACCT-02] a refused current password belongs to its field, what isn't known to the whole", () => {
  expect(passwordFieldOf("account.passwordWrong")).toBe("old");
  expect(passwordFieldOf("account.passwordFailed")).toBeNull();
});
