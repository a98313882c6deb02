import { expect, test } from "vitest";
import { firstPurchaseEndsAtMs } from "./first-purchase.ts";

const FIRST_PURCHASE_WINDOW_MS = 7 * 24 * 60 * 60 * 1000;

const ACTIVATED_AT_MS = 1000;
const ENDS_AT_MS = ACTIVATED_AT_MS + FIRST_PURCHASE_WINDOW_MS;

test.each([
  ["just activated", ACTIVATED_AT_MS, false, ACTIVATED_AT_MS, ENDS_AT_MS],
  ["in the last moment of its week", ACTIVATED_AT_MS, false, ENDS_AT_MS - 1, ENDS_AT_MS],
  ["a week old", ACTIVATED_AT_MS, false, ENDS_AT_MS, null],
  ["that has paid something", ACTIVATED_AT_MS, true, ACTIVATED_AT_MS, null],
  ["that was never activated", null, false, ACTIVATED_AT_MS, null],
])(
  "[PRICE-06] an account %s has the discount on its first purchase until then, or none",
  (_what, activatedAtMs, hasPaid, nowMs, expected) => {
    expect(firstPurchaseEndsAtMs({ activatedAtMs, hasPaid }, nowMs)).toBe(expected);
  },
);
