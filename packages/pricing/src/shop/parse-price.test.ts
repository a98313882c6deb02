import { expect, test } from "vitest";
import { fail, ok } from "../result.ts";
import { parsePrice } from "./parse-price.ts";

test.each([
  ["1.234,56 €", 123_456],
  ["$1,234.56", 123_456],
  ["¥6,500", 650_000],
  ["49", 4900],
  ["49 €", 4900],
  ["49,5", 4950],
  ["4999.5", 499_950],
  ["49.", 4900],
  [".99", 99],
  ["1'234.50 CHF", 123_450],
  ["1 234 567,89", 123_456_789],
  ["49,- €", 4900],
  ["49,– €", 4900],
  ["0", 0],
  [4999, 4999],
  [0, 0],
])("[CAT-02] %j is %i minor units", (value, minor) => {
  expect(parsePrice(value)).toEqual(ok(minor));
});

test.each([
  "",
  "free",
  "€",
  "-5",
  "−5",
  "5-",
  "99999999999999999999",
  -1,
  0.5,
  4999.5,
  Number.NaN,
  Number.POSITIVE_INFINITY,
])("%j is no price", (value) => {
  expect(parsePrice(value)).toEqual(fail({ code: "pricing.notAPrice", params: { value } }));
});
