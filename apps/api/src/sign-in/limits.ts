import type { RateLimit } from "../platform/rate-limits.ts";

const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** A login that is kept on its device lasts so long from its last renewal on. One that isn't lasts as long as an access token. Source: AUTH-17. */
export const KEPT_SESSION_LIFE_MS = 30 * DAY_MS;
/** A session's last use is written at most so often. */
export const SESSION_SEEN_STEP_MS = MINUTE_MS;
/** A link to a new password. Short, for whoever reads the mailbox later; long enough for a mail that is held up on its way. */
export const RESET_LINK_LIFE_HOURS = 2;
export const RESET_LINK_LIFE_MS = RESET_LINK_LIFE_HOURS * HOUR_MS;
/** Addresses whose requests for a reset mail one run of the job answers. */
export const PASSWORD_REQUEST_BATCH = 20;
/** The newsletter category that signing up subscribes to. */
export const NEWSLETTER_AT_SIGN_UP = 1;
export const EMAIL_CHECKS: RateLimit = { limit: 5, windowMs: MINUTE_MS };
/** E-mail checks of one network in a day: far more than a household makes, far too few for a list of addresses. */
export const EMAIL_CHECKS_A_DAY: RateLimit = { limit: 100, windowMs: DAY_MS };
export const REGISTRATIONS: RateLimit = { limit: 30, windowMs: HOUR_MS };
export const ACTIVATION_REQUESTS: RateLimit = { limit: 20, windowMs: HOUR_MS };
/** Requests for a reset mail from one place, whichever the address. */
export const PASSWORD_REQUESTS: RateLimit = { limit: 20, windowMs: HOUR_MS };
