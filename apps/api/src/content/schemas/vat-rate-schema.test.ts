import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { type CheckedVatRate, contentVatRateSchema, findVatRateFault, toVatRateRow } from "./vat-rate-schema.ts";

const RATE: CheckedVatRate = { country: "FI", percent: 25.5, isEu: true, validFrom: "2024-09-01" };

test("a rate is kept in basis points", () => {
  expect(toVatRateRow(contentVatRateSchema.parse(RATE))).toEqual({
    ...{ country: "FI", rate_basis_points: 2550, is_eu: true, valid_from: "2024-09-01" },
  });
});

test.each([
  ["a country that isn't two capitals", { country: "fi" }],
  ["a rate below zero", { percent: -1 }],
  ["a rate of three decimals", { percent: 25.505 }],
  ["a day that isn't one", { validFrom: "2024-09-31" }],
])("%s is refused", (_what, change) => {
  expect(z.safeParse(contentVatRateSchema, { ...RATE, ...change }).success).toBe(false);
});

test.each([
  ["twice from one day", { percent: 24 }, "is used twice: 2024-09-01"],
  ["in the EU and not", { validFrom: "2025-01-01", isEu: false }, "is in the EU in one line and not in another"],
])("a country that is there %s is refused", (_what, change, reason) => {
  expect(findVatRateFault([RATE, { ...RATE, ...change }])).toEqual({ country: "FI", reason });
});

test("[LAW-07] the shop's own rates can be imported, and contain the 27 countries of the EU", () => {
  const file = new URL("../../../../../content/vat-rates.json", import.meta.url);
  const rates = z.parse(z.array(contentVatRateSchema), JSON.parse(readFileSync(file, "utf8")));
  expect(findVatRateFault(rates)).toBeNull();
  const inEu = rates.filter((rate) => rate.isEu);
  expect(new Set(inEu.map((rate) => rate.country)).size).toBe(27);
  expect(inEu.filter((rate) => rate.percent < 17)).toEqual([]);
  expect(rates.filter((rate) => !rate.isEu && rate.percent !== 0)).toEqual([]);
});
