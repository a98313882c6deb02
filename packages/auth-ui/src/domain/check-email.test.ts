import { expect, test } from "vitest";
import { checkEmail } from "./check-email.ts";

test("[AUTH-01] an address is trimmed before it is looked at", () => {
  expect(checkEmail("  ada@example.com ")).toEqual({ isOk: true, value: "ada@example.com" });
});

test("[AUTH-01] what is no address is refused with its text's code", () => {
  expect(checkEmail("ada(at)example.com")).toEqual({ isOk: false, failure: { code: "auth.emailFormat" } });
});
