import type { WindowState } from "@shop/api-client/contract";

/** From its start, which is in it, to its end, which isn't. An absent bound never comes. */
export interface TimeWindow {
  readonly startsAtMs: number | null;
  readonly endsAtMs: number | null;
}

/** What a sales window, a contest or an offer is at a moment of the server's clock. Source: ENGAGE-05, ROUTE-10. */
export function windowState({ startsAtMs, endsAtMs }: TimeWindow, nowMs: number): WindowState {
  if (startsAtMs !== null && nowMs < startsAtMs) return "upcoming";
  return endsAtMs !== null && nowMs >= endsAtMs ? "over" : "open";
}
