import { expect, test } from "vitest";
import { isThrowAwayDomain } from "./throw-away-domains.ts";

test.each([
  ["mailinator.com", true],
  ["yopmail.fr", true],
  ["inbox.mailinator.com", true],
  ["notmailinator.com", false],
  ["com", false],
  ["customer.example", false],
  ["", false],
])("the throw-away check of %s says %s", (domain, expected) => {
  expect(isThrowAwayDomain(domain)).toBe(expected);
});
