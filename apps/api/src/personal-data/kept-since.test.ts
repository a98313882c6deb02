import { expect, test } from "vitest";
import { keptSince } from "./kept-since.ts";
import { INVOICE_RECORDS } from "./legal-grounds.ts";

/** The same instant is the end of one day here and the morning of another there, hence the day at both ends. */
test.each([
  ["2036-12-31T23:59:59.999Z", "2025-12-31"],
  ["2037-01-01T23:59:59.999Z", "2025-12-31"],
  ["2037-01-02T00:00:00.000Z", "2026-12-31"],
  ["2037-06-15T12:00:00.000Z", "2026-12-31"],
  ["2038-01-01T12:00:00.000Z", "2026-12-31"],
  ["2038-01-02T00:00:00.000Z", "2027-12-31"],
])("[SAFE-27] at %s, ten years from the end of the year, records since %s are kept", (now, since) => {
  expect(keptSince(Date.parse(now), { years: 10 })).toEqual(new Date(`${since}T00:00:00.000Z`));
});

test("[SAFE-27] nothing of an invoice is let go before its law's years, counted from its year's end, are over", () => {
  const paidAt = Date.parse("2026-01-01T00:00:00.000Z");
  const isKept = (now: string) => keptSince(Date.parse(now), INVOICE_RECORDS).getTime() <= paidAt;
  expect([isKept("2036-12-31T23:59:59.999Z"), isKept("2037-01-02T00:00:00.000Z")]).toEqual([true, false]);
});
