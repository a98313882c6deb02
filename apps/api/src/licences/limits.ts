import type { RateLimit } from "../platform/rate-limits.ts";

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** Redeem codes that an account may try in vain; what gave something isn't counted. */
export const REDEEM_TRIES: RateLimit = { limit: 10, windowMs: HOUR_MS };
/** Redeem codes that are tried in vain from one place, whoever tries. */
export const REDEEM_TRIES_OF_ADDRESS: RateLimit = { limit: 30, windowMs: HOUR_MS };
/** A handed-on licence waits so long for an account of its recipient. Source: ACCT-11. */
export const TRANSFER_WAIT_MS = 14 * DAY_MS;
/** Due transfers that one look for them finds. */
export const TRANSFER_BATCH = 100;
/** Devices that one licence runs on at a time. */
export const MAX_LICENCE_DEVICES = 5;
/** Activations of licences that are asked for from one place: a studio installs a lot in an afternoon. */
export const LICENCE_TRIES: RateLimit = { limit: 120, windowMs: HOUR_MS };
