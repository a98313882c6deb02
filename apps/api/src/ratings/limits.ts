import type { RateLimit } from "../platform/rate-limits.ts";

const HOUR_MS = 60 * 60 * 1000;

/** Ratings that one account may write: each invalidates the catalogue for everyone. */
export const RATINGS: RateLimit = { limit: 60, windowMs: HOUR_MS };
