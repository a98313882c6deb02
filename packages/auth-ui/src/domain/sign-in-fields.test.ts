import { expect, test } from "vitest";
import { EMPTY_SIGN_IN_FIELDS, failedField } from "./sign-in-fields.ts";

test.each([
  ["auth.loginFailed", "password"],
  ["auth.passwordMissing", "password"],
  ["auth.notActivated", null],
  ["auth.tooManyTries", null],
])("[AUTH-11] [MODAL-06] at stage 2 %s is about the field %s", (code, field) => {
  expect(failedField(code, "password", EMPTY_SIGN_IN_FIELDS)).toBe(field);
});

test("[AUTH-05] of missing names the first empty one is meant", () => {
  expect(failedField("auth.namesMissing", "signUp", EMPTY_SIGN_IN_FIELDS)).toBe("firstName");
  expect(failedField("auth.namesMissing", "signUp", { ...EMPTY_SIGN_IN_FIELDS, firstName: "Ada" })).toBe("lastName");
});
