import { expect, test } from "vitest";
import { accountMessages } from "./index.ts";

test.each([
  ["newsletter.unsubscribeFailed", "Failed to unsubscribe from newsletters"],
  ["newsletter.unsubscribeUnprocessed", "Newsletter unsubscribe was not processed correctly"],
] as const)("[ACCT-08] %s reads '%s'", (key, text) => {
  expect(accountMessages.en[key]).toBe(text);
});
