import type { RateLimit } from "../rate-limits.ts";

const HOUR_MS = 60 * 60 * 1000;

/** Mails of one kind per address and hour, for kinds that somebody else can trigger. */
export const MAILS_OF_A_KIND: RateLimit = { limit: 3, windowMs: HOUR_MS };
/** How long a delivery in progress belongs to its worker; afterwards another one may take it over. */
export const DELIVERY_LEASE_MS = 2 * 60 * 1000;
/** A worker starts none of its mails later than this, so that each one is sent within the lease. */
export const LAST_BEGIN_MS = DELIVERY_LEASE_MS / 2;
/** The wait after the first refusal; it doubles with each further one, up to the maximum. */
export const FIRST_RETRY_DELAY_MS = 30_000;
export const LONGEST_RETRY_DELAY_MS = 6 * HOUR_MS;
/** About five days of retries, as is usual between mail servers. */
export const MAX_DELIVERY_ATTEMPTS = 30;
/** Mails that one run of the delivery job takes. */
export const DELIVERY_BATCH = 20;
/** The maximum stored length of a mail server's error message. */
export const MAX_ERROR_LENGTH = 300;
