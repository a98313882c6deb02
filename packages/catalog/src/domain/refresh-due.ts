import { PRICE_CHANGE_RETRY_MS, REFRESH_MS } from "./limits.ts";

/**
 * When to fetch product data again that was loaded at the given time: after 30 min, or when a campaign starts or ends, if that is
 * sooner. The moment of that change is on the service's clock. If the browser's clock is ahead, it polls every minute until the
 * change.
 */
export function refreshDueAtMs(loadedAtMs: number, priceChangesAtMs: number | null): number {
  const dueAtMs = loadedAtMs + REFRESH_MS;
  if (priceChangesAtMs === null) return dueAtMs;
  return Math.min(dueAtMs, Math.max(priceChangesAtMs, loadedAtMs + PRICE_CHANGE_RETRY_MS));
}

/** Whether to fetch product data: never loaded, due, or loaded "later than now" because a clock was changed. */
export function isRefreshDue(
  loadedAtMs: number | null,
  nowMs: number,
  priceChangesAtMs: number | null = null,
): boolean {
  return loadedAtMs === null || loadedAtMs > nowMs || nowMs >= refreshDueAtMs(loadedAtMs, priceChangesAtMs);
}
