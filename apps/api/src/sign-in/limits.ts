import type { RateLimit } from "../platform/rate-limits.ts";

const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/**
 * The lifetime of a login that is kept on its device, from its last renewal. One that isn't kept lasts as long as an access token.
 * Source: AUTH-17.
 */
export const KEPT_SESSION_LIFE_MS = 30 * DAY_MS;
/** The minimum interval between writes of a session's last use. */
export const SESSION_SEEN_STEP_MS = MINUTE_MS;
/** The lifetime of a link to a new password. Short, in case somebody reads the mailbox later; long enough for a delayed mail. */
export const RESET_LINK_LIFE_HOURS = 2;
export const RESET_LINK_LIFE_MS = RESET_LINK_LIFE_HOURS * HOUR_MS;
/** Addresses whose reset requests one run of the job processes. */
export const PASSWORD_REQUEST_BATCH = 20;
/** The newsletter category that signing up subscribes to. */
export const NEWSLETTER_AT_SIGN_UP = 1;
export const EMAIL_CHECKS: RateLimit = { limit: 5, windowMs: MINUTE_MS };
/** E-mail checks of one network in a day: far more than a household makes, far too few for a list of addresses. */
export const EMAIL_CHECKS_A_DAY: RateLimit = { limit: 100, windowMs: DAY_MS };
export const REGISTRATIONS: RateLimit = { limit: 30, windowMs: HOUR_MS };
export const ACTIVATION_REQUESTS: RateLimit = { limit: 20, windowMs: HOUR_MS };
/** Requests for a reset mail from one place, whatever the address. */
export const PASSWORD_REQUESTS: RateLimit = { limit: 20, windowMs: HOUR_MS };
