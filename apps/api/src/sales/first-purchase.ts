import { FIRST_PURCHASE_WINDOW_MS } from "@shop/pricing";

/**
 * Until when an account has the discount on its first purchase, in milliseconds; null if it has none: never activated, its week is over, or
 * something was paid. Source: PRICE-06.
 */
export function firstPurchaseEndsAtMs(
  account: { readonly activatedAtMs: number | null; readonly hasPaid: boolean },
  nowMs: number,
): number | null {
  if (account.activatedAtMs === null || account.hasPaid) return null;
  const endsAtMs = account.activatedAtMs + FIRST_PURCHASE_WINDOW_MS;
  return nowMs < endsAtMs ? endsAtMs : null;
}
