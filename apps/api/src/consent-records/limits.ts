import type { RateLimit } from "../platform/rate-limits.ts";

const HOUR_MS = 60 * 60 * 1000;

/** Records from one network: an office shares an address, and each browser sends few. */
export const CONSENT_RECORDS: RateLimit = { limit: 120, windowMs: HOUR_MS };
/** A clock in a browser may be wrong by this much. What claims to be from later, or to be older than a choice counts, is refused. */
export const CHOICE_MOST_AHEAD_MS = 24 * HOUR_MS;
/** How long a choice counts in a browser, which may send its record as late. */
export const CHOICE_MOST_OLD_MS = 365 * 24 * HOUR_MS;
/** The longest version of a policy, and the longest id of a service. */
export const MAX_NAME_CHARACTERS = 64;
/** More services than any site has. */
export const MAX_SERVICES = 100;
