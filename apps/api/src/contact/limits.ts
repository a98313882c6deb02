import type { RateLimit } from "../platform/rate-limits.ts";

const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;

export const CONTACT_MESSAGES: RateLimit = { limit: 5, windowMs: HOUR_MS };
export const NOT_FOUND_REPORTS: RateLimit = { limit: 30, windowMs: MINUTE_MS };
/** The number of distinct missing addresses that are stored; limits what a crawler can invent. */
export const MAX_NOT_FOUND_URLS = 5000;
