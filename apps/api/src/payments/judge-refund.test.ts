import { expect, test } from "vitest";
import { judgeRefund } from "./judge-refund.ts";

const ORDER = { totalMinor: 4900, currency: "EUR" } as const;

test.each([
  [{ amountMinor: 4900, currency: "EUR" }, "whole"],
  [{ amountMinor: 5000, currency: "EUR" }, "whole"],
  [{ amountMinor: 4899, currency: "EUR" }, "partly"],
  [{ amountMinor: 4900, currency: "USD" }, "mismatch"],
  [{ amountMinor: 490_000, currency: "JPY" }, "mismatch"],
  [{ amountMinor: 100, currency: "USD" }, "mismatch"],
  [{ amountMinor: null, currency: null }, "mismatch"],
] as const)("[SAFE-11] a refund of %o for an order of 49 euro is judged %s", (refund, judged) => {
  expect(judgeRefund(ORDER, refund)).toBe(judged);
});
