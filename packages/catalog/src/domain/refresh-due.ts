import { REFRESH_MS } from "./limits.ts";

/** Whether product data is to be fetched: never loaded, loaded 30 min ago or longer, or loaded "later than now" because a clock was set. */
export function isRefreshDue(loadedAtMs: number | null, nowMs: number): boolean {
  return loadedAtMs === null || loadedAtMs > nowMs || nowMs - loadedAtMs >= REFRESH_MS;
}
