import { TOLERATED_CLOCK_OFFSET_MS } from "./limits.ts";

/**
 * How far the browser's clock is behind the server's, in milliseconds, by the time that a response of the server states and the moment at
 * which the browser received it, both in milliseconds since 1970. 0 within the tolerance, because a response may have waited in a cache,
 * and for a time that isn't a number. Only the time of a response just received is of use: a stored page's own time is old.
 */
export function clockOffsetMs(serverMs: number, receivedAtMs: number): number {
  const offsetMs = serverMs - receivedAtMs;
  return Math.abs(offsetMs) > TOLERATED_CLOCK_OFFSET_MS ? offsetMs : 0;
}
