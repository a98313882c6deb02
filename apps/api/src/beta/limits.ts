import type { RateLimit } from "../platform/rate-limits.ts";

const HOUR_MS = 60 * 60 * 1000;

/** Forms from one network: sign-ups, links sent again, signatures. A studio has a few people. */
export const BETA_TRIES: RateLimit = { limit: 20, windowMs: HOUR_MS };
/** The one row of the programme. */
export const PROGRAMME_ID = 1;
