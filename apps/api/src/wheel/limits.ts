import type { RateLimit } from "../platform/rate-limits.ts";

const HOUR_MS = 60 * 60 * 1000;

/** Spins of one place: a browser that deletes its cookie is a new visitor. */
export const SPINS_OF_ADDRESS: RateLimit = { limit: 60, windowMs: HOUR_MS };
