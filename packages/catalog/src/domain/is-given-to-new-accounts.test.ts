import { expect, test } from "vitest";
import { buildProduct } from "../testing/index.ts";
import { isGivenToNewAccounts } from "./is-given-to-new-accounts.ts";

const FREE = { price: { EUR: 0, USD: 0, JPY: 0 } };

test.each([
  ["a free plugin", FREE, true],
  ["a plugin with a price", {}, false],
  ["a free pack", { ...FREE, type: "samplepack" as const }, false],
  ["a free plugin that isn't public", { ...FREE, is_public: false }, false],
])("[AUTH-20] %s is given to new accounts: %s", (_kind, given, expected) => {
  expect(isGivenToNewAccounts(buildProduct(given))).toBe(expected);
});
