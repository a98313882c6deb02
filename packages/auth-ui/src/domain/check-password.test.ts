import { expect, test } from "vitest";
import { checkPassword } from "./check-password.ts";

const codeOf = (password: string, isWeak?: (password: string) => boolean) => {
  const result = checkPassword(password, isWeak);
  return result.isOk ? "ok" : result.failure.code;
};

test.each([
  ["", "auth.passwordTooShort"],
  ["1234567", "auth.passwordTooShort"],
  ["🎸🎸🎸🎸", "auth.passwordTooShort"],
  ["12345678", "ok"],
  ["        ", "ok"],
  ["a".repeat(1024), "ok"],
  ["a".repeat(1025), "auth.passwordTooLong"],
  ["ü".repeat(512), "ok"],
  ["ü".repeat(513), "auth.passwordTooLong"],
])("a password of the shape %j results in %s", (password, code) => {
  expect(codeOf(password)).toBe(code);
});

test("a password that the given check calls weak is rejected", () => {
  expect(codeOf("dragon2024", (password) => password === "dragon2024")).toBe("auth.passwordTooWeak");
});

test("a password that is too short is said to be that before it is said to be weak", () => {
  expect(codeOf("dragon", () => true)).toBe("auth.passwordTooShort");
});
