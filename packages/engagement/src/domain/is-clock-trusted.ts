import { PAGE_AGE_MS, TOLERATED_CLOCK_OFFSET_MS } from "./limits.ts";

/**
 * Whether a browser's clock can be right about a page that states the hour in which it was made, both in milliseconds since 1970. A clock
 * that can't be is no measure of an offer's end. Source: ENGAGE-01.
 */
export function isClockTrusted(hourMs: number, nowMs: number): boolean {
  return nowMs > hourMs - TOLERATED_CLOCK_OFFSET_MS && nowMs < hourMs + PAGE_AGE_MS;
}
