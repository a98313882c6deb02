import { expect, test } from "vitest";
import { buildSignUpForm } from "../testing/builders.ts";
import { checkSignUp, type SignUpForm } from "./sign-up-rules.ts";

const everythingWrong: Partial<SignUpForm> = {
  firstName: " ",
  lastName: "",
  password: "short",
  hasAcceptedTerms: false,
};

test.each([
  ["no name at all", everythingWrong, "auth.namesMissing"],
  ["no first name", { ...everythingWrong, lastName: "Lovelace" }, "auth.namesMissing"],
  ["no last name", { ...everythingWrong, firstName: "Ada" }, "auth.namesMissing"],
  ["names, and a short password", { ...everythingWrong, firstName: "Ada", lastName: "L" }, "auth.passwordTooShort"],
  ["a password over 1,024 bytes", { password: "x".repeat(1025), hasAcceptedTerms: false }, "auth.passwordTooLong"],
  ["everything but the terms", { hasAcceptedTerms: false }, "auth.termsNotAccepted"],
])("[AUTH-05] %s: the first broken rule is reported", (_case, fields, code) => {
  expect(checkSignUp(buildSignUpForm(fields))).toEqual({ isOk: false, failure: { code } });
});

test("[AUTH-05] a password on the weak list is rejected before the terms are checked", () => {
  const form = buildSignUpForm({ hasAcceptedTerms: false });
  expect(checkSignUp(form, () => true)).toEqual({ isOk: false, failure: { code: "auth.passwordTooWeak" } });
});

test("a complete form passes with trimmed names and the password as typed", () => {
  const form = buildSignUpForm({ firstName: " Ada ", lastName: " Lovelace", password: " Measured-Room-42 " });
  expect(checkSignUp(form)).toEqual({ isOk: true, value: { ...form, firstName: "Ada", lastName: "Lovelace" } });
});
