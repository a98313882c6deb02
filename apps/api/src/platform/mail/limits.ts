import type { RateLimit } from "../rate-limits.ts";

const HOUR_MS = 60 * 60 * 1000;

/** Mails of one kind that one address is sent in an hour, where somebody else's act can cause them. */
export const MAILS_OF_A_KIND: RateLimit = { limit: 3, windowMs: HOUR_MS };
/** A delivery that is under way belongs to its worker for so long; afterwards another one may take it over. */
export const DELIVERY_LEASE_MS = 2 * 60 * 1000;
/** Of the mails that a worker took, none is begun later than this, so that each one's sending ends within the lease. */
export const LAST_BEGIN_MS = DELIVERY_LEASE_MS / 2;
/** The wait after the first refusal; it doubles with each further one, up to the longest. */
export const FIRST_RETRY_DELAY_MS = 30_000;
export const LONGEST_RETRY_DELAY_MS = 6 * HOUR_MS;
/** About five days of trying, as mail servers do among themselves. */
export const MAX_DELIVERY_ATTEMPTS = 30;
/** Mails that one run of the delivery job takes. */
export const DELIVERY_BATCH = 20;
/** A mail server's complaint, as far as it is kept. */
export const MAX_ERROR_LENGTH = 300;
