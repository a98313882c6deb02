import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { Currency } from "./currency.ts";
import { formatPrice } from "./format-price.ts";
import { parsePrice } from "./parse-price.ts";

test.each<[number, Currency, string]>([
  [4900, "EUR", "49€"],
  [4999, "EUR", "49.99€"],
  [4905, "EUR", "49.05€"],
  [4950, "EUR", "49.50€"],
  [4900, "USD", "$49"],
  [4999, "USD", "$49.99"],
  [99_999, "USD", "$999.99"],
  [100_000, "USD", "$1,000"],
  [126_910, "USD", "$1,269.10"],
  [123_456_789, "USD", "$1,234,567.89"],
  [-126_910, "USD", "-$1,269.10"],
  [126_910, "EUR", "1269.10€"],
  [12_691_000, "JPY", "¥126910"],
  [650_000, "JPY", "¥6500"],
  [650_050, "JPY", "¥6501"],
  [650_049, "JPY", "¥6500"],
  [0, "EUR", "0€"],
  [0, "JPY", "¥0"],
  [5, "USD", "$0.05"],
  [-1250, "EUR", "-12.50€"],
  [-650_000, "JPY", "-¥6500"],
])("[PRICE-02] %i minor units of %s are written %s", (minor, currency, text) => {
  expect(formatPrice(minor, currency)).toBe(text);
});

const MINOR = fc.integer({ min: 0, max: 1_000_000_000_00 });
const AMOUNTS: ReadonlyArray<readonly [Currency, fc.Arbitrary<number>]> = [
  ["EUR", MINOR],
  ["USD", MINOR],
  ["JPY", fc.integer({ min: 0, max: 1_000_000_000 }).map((whole) => whole * 100)],
];

test.each(AMOUNTS)("[PRICE-02] an amount of %s that is written and read again is the same", (currency, amounts) => {
  fc.assert(
    fc.property(amounts, (minor) => {
      expect(parsePrice(formatPrice(minor, currency))).toEqual({ isOk: true, value: minor });
    }),
    { seed: 7 },
  );
});
