import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fromStripeAmount, toStripeAmount } from "./stripe-amount.ts";

describe("[SAFE-12] an amount", () => {
  test.each([
    [4900, "EUR", 4900],
    [5290, "USD", 5290],
    [650_000, "JPY", 6500],
    [100, "JPY", 1],
    [0, "JPY", 0],
  ] as const)("of %i minor units of %s leaves as %i", (minor, currency, amount) => {
    expect(toStripeAmount(minor, currency)).toBe(amount);
  });
  test.each([
    [650_050, "JPY"],
    [1, "JPY"],
    [0.5, "EUR"],
    [-100, "USD"],
    [Number.NaN, "EUR"],
  ] as const)("of %d minor units of %s is a mistake of ours and never leaves", (minor, currency) => {
    expect(() => toStripeAmount(minor, currency)).toThrow(`minor units of ${currency} can't be charged`);
  });
  test("comes back as it went", () => {
    fc.assert(
      fc.property(fc.constantFrom("EUR", "USD", "JPY"), fc.nat(10_000_000), (currency, units) => {
        const amountMinor = currency === "JPY" ? units * 100 : units;
        expect(fromStripeAmount(toStripeAmount(amountMinor, currency), currency.toLowerCase())).toEqual({
          amountMinor,
          currency,
        });
      }),
      { seed: 12 },
    );
  });
  test.each([
    [100, "chf"],
    [null, "eur"],
    [100, null],
  ])("of %s in %s is none of the shop's", (amount, currency) => {
    expect(fromStripeAmount(amount, currency)).toEqual({ amountMinor: null, currency: null });
  });
});
