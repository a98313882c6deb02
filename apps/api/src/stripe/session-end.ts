import { SESSION_MARGIN_MS, SHORTEST_SESSION_MS } from "./limits.ts";

export interface SessionEnd {
  /** Seconds since 1970, as Stripe takes them. */
  readonly expiresAt: number;
  /** How many times half an hour was added to the order's end. Part of the idempotency key: the same key has to bring the same end. */
  readonly extensions: number;
}

/**
 * When Stripe's session of an order ends: with the order, as long as that is at least half an hour away, which is Stripe's minimum.
 * Otherwise half-hours are added to the order's end, so that two tries within one such period send the same request.
 */
export function sessionEnd(orderExpiresAtMs: number, nowMs: number): SessionEnd {
  const missingMs = nowMs + SHORTEST_SESSION_MS + SESSION_MARGIN_MS - orderExpiresAtMs;
  const extensions = Math.max(0, Math.ceil(missingMs / SHORTEST_SESSION_MS));
  return { expiresAt: Math.floor((orderExpiresAtMs + extensions * SHORTEST_SESSION_MS) / 1000), extensions };
}
