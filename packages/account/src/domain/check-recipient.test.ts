import { expect, test } from "vitest";
import { checkRecipient } from "./check-recipient.ts";

test.each([
  [" grace@example.com ", "grace@example.com"],
  ["grace", "transfer.recipientRefused"],
  ["", "transfer.recipientRefused"],
  ["ADA@Example.com", "transfer.recipientIsOwner"],
])("[ACCT-11] %j as the recipient of ada@example.com's licence comes to %s", (typed, expected) => {
  const checked = checkRecipient(typed, "ada@example.com");
  expect(checked.isOk ? checked.value : checked.failure.code).toBe(expected);
});
