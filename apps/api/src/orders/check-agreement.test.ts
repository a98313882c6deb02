import { ok } from "@shop/kernel";
import { describe, expect, test } from "vitest";
import { type Agreement, checkAgreement, checkPrice } from "./check-agreement.ts";

const AGREED: Agreement = {
  totalMinor: 9065,
  currency: "EUR",
  startsNow: true,
  knowsWithdrawalEnds: true,
  textVersion: "2026-11-21.en",
};

test("[LAW-01] what was reviewed and agreed to may be ordered", () => {
  expect(checkAgreement(AGREED, "EUR")).toEqual(ok(AGREED));
});

describe("is refused", () => {
  test.each([
    ["[LAW-01] an order that wasn't reviewed", null, "checkout.reviewNeeded"],
    ["[LAW-01] one that was reviewed in another currency", { ...AGREED, currency: "USD" }, "checkout.reviewNeeded"],
    ["[LAW-02] a wording that was never published", { ...AGREED, textVersion: "2026-11" }, "checkout.reviewNeeded"],
    ["[LAW-02] one without the start's box", { ...AGREED, startsNow: false }, "checkout.consentNeeded"],
    ["[LAW-02] one without the withdrawal's box", { ...AGREED, knowsWithdrawalEnds: false }, "checkout.consentNeeded"],
  ] as const)("%s", (_what, agreement, code) => {
    expect(checkAgreement(agreement, "EUR")).toMatchObject({ isOk: false, failure: { code } });
  });
});

test.each([
  [9064, true],
  [9065, true],
  [9066, false],
])("[PRICE-04] 9065 was shown: a total of %i may be charged: %s", (totalMinor, isOk) => {
  expect(checkPrice(AGREED, { totalMinor })).toMatchObject(
    isOk ? { isOk } : { isOk, failure: { code: "checkout.priceRisen", params: { total: totalMinor } } },
  );
});
