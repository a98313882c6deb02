import type { RateLimit } from "../platform/rate-limits.ts";

const HOUR_MS = 60 * 60 * 1000;

/** Entries from one network: a household has a few addresses. */
export const CONTEST_ENTRIES: RateLimit = { limit: 10, windowMs: HOUR_MS };
