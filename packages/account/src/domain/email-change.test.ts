import { fail, ok } from "@shop/kernel";
import { expect, test } from "vitest";
import { checkEmailChange, emailChangeFieldOf } from "./email-change.ts";

const GOOD = {
  currentEmail: "ada@example.com",
  newEmail: "ada@new.example",
  again: "ada@new.example",
  password: " secret ",
};

test.each([
  [{ currentEmail: "ada@" }, "account.emailFormat", "currentEmail"],
  [{ currentEmail: "eve@example.com" }, "account.currentEmailWrong", "currentEmail"],
  [{ newEmail: "ada.example", again: "ada.example" }, "account.emailFormat", "newEmail"],
  [{ newEmail: "ADA@example.com", again: "ADA@example.com" }, "account.sameEmail", "newEmail"],
  [{ again: "ada@new.exampel" }, "account.emailsDiffer", "again"],
  [{ again: "" }, "account.emailsDiffer", "again"],
  [{ password: "" }, "account.passwordMissing", "password"],
] as const)("[ACCT-07] what was typed, but %j, is refused by %s at the field %s", (change, code, field) => {
  expect(checkEmailChange({ ...GOOD, ...change }, "ada@example.com")).toEqual(fail({ code, field }));
});

test("[ACCT-07] addresses are sent trimmed, in any case, and the password as typed", () => {
  const typed = { ...GOOD, currentEmail: " Ada@example.com ", newEmail: "ada@new.example ", again: " ADA@new.example" };
  expect(checkEmailChange(typed, "ada@example.com")).toEqual(
    ok({
      currentEmail: "Ada@example.com",
      newEmail: "ada@new.example",
      again: "ADA@new.example",
      password: " secret ",
    }),
  );
});

test("[ACCT-07] where the tab doesn't know the account's address, the server says whether it is the right one", () => {
  expect(checkEmailChange({ ...GOOD, currentEmail: "eve@example.com" }, null).isOk).toBe(true);
});

test.each([
  ["account.passwordWrong", "password"],
  ["account.emailFormat", "newEmail"],
  ["account.sameEmail", "newEmail"],
  ["account.tooManyTries", null],
])("[ACCT-07] the server's refusal %s belongs to the field %s", (code, field) => {
  expect(emailChangeFieldOf(code)).toBe(field);
});
