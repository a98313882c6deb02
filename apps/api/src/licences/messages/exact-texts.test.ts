import { expect, test } from "vitest";
import { messages } from "./index.ts";

test("the mail to a recipient without an account leads to 'Sign up'", () => {
  expect(messages.en["transfer.offered.action"]).toBe("Sign up");
});
