import type { Currency } from "@shop/pricing";

/**
 * What a refund means for its order: `whole` revokes the licences, `partly` leaves them, and `mismatch` doesn't apply to this order,
 * because the amount has another currency or one that the shop doesn't have. Amounts in minor units.
 */
export function judgeRefund(
  order: { readonly totalMinor: number; readonly currency: Currency },
  refund: { readonly amountMinor: number | null; readonly currency: Currency | null },
): "whole" | "partly" | "mismatch" {
  if (refund.amountMinor === null || refund.currency !== order.currency) return "mismatch";
  return refund.amountMinor < order.totalMinor ? "partly" : "whole";
}
