import type { Currency } from "@shop/pricing";

/**
 * What a refund means for its order: `whole` takes the licences back, `partly` leaves them, and `mismatch` says nothing about this
 * order, because the amount is of another currency or of one that the shop doesn't have. Amounts in minor units.
 */
export function judgeRefund(
  order: { readonly totalMinor: number; readonly currency: Currency },
  refund: { readonly amountMinor: number | null; readonly currency: Currency | null },
): "whole" | "partly" | "mismatch" {
  if (refund.amountMinor === null || refund.currency !== order.currency) return "mismatch";
  return refund.amountMinor < order.totalMinor ? "partly" : "whole";
}
