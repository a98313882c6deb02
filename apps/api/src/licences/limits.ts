import type { RateLimit } from "../platform/rate-limits.ts";

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** Failed redeem codes that an account may try; successful ones aren't counted. */
export const REDEEM_TRIES: RateLimit = { limit: 10, windowMs: HOUR_MS };
/** Failed redeem codes that may be tried from one place, across all callers. */
export const REDEEM_TRIES_OF_ADDRESS: RateLimit = { limit: 30, windowMs: HOUR_MS };
/** How long a transferred licence waits for an account of its recipient. Source: ACCT-11. */
export const TRANSFER_WAIT_MS = 14 * DAY_MS;
/** Due transfers returned by one query. */
export const TRANSFER_BATCH = 100;
/** Devices that one licence runs on at a time. */
export const MAX_LICENCE_DEVICES = 5;
/** Activations that may be requested from one place: a studio installs a lot in an afternoon. */
export const LICENCE_TRIES: RateLimit = { limit: 120, windowMs: HOUR_MS };
