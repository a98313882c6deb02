import { fail, ok } from "@shop/kernel";
import { expect, test } from "vitest";
import { checkNewPassword } from "./check-new-password.ts";

test.each([
  ["Measured-Room-42", "Measured-Room-42", ok("Measured-Room-42")],
  ["Measured-Room-42", "Measured-Room-43", fail({ code: "auth.passwordsDiffer" })],
  ["Measured-Room-42", "Measured-Room-42 ", fail({ code: "auth.passwordsDiffer" })],
  ["short", "other", fail({ code: "auth.passwordsDiffer" })],
  ["", "", fail({ code: "auth.passwordTooShort" })],
  ["short", "short", fail({ code: "auth.passwordTooShort" })],
])("[AUTH-15] %j and again %j", (password, again, expected) => {
  expect(checkNewPassword(password, again)).toEqual(expected);
});

test("[SAFE-08] a password on the list is rejected, once both fields are the same", () => {
  const isWeak = (password: string) => password === "password123";
  expect(checkNewPassword("password123", "password123", isWeak)).toEqual(fail({ code: "auth.passwordTooWeak" }));
  expect(checkNewPassword("password123", "password12", isWeak)).toEqual(fail({ code: "auth.passwordsDiffer" }));
});
