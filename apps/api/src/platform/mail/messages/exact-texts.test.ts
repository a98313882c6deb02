import { expect, test } from "vitest";
import { mailMessages } from "./index.ts";

test("the mail to a recipient without an account leads to 'Sign up'", () => {
  expect(mailMessages.en["transfer.offered.action"]).toBe("Sign up");
});
