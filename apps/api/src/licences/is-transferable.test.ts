import { expect, test } from "vitest";
import { isTransferable } from "./is-transferable.ts";

test.each([
  ["plugin", "purchase", true],
  ["plugin", "redeem", true],
  ["plugin", "transfer", true],
  ["plugin", "operator", true],
  ["plugin", "activation", false],
  ["plugin", "free", false],
  ["samplepack", "purchase", false],
  ["bundle", "purchase", false],
  ["other", "purchase", false],
] as const)(
  "[ACCT-11] whether the licence of a %s that came by %s can be transferred: %s",
  (productType, source, expected) => {
    expect(isTransferable({ productType, source })).toBe(expected);
  },
);
