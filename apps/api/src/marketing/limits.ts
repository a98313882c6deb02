import type { RateLimit } from "../platform/rate-limits.ts";

const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Calls about one thing each, of one account. */
export const TRACKED_CALLS: RateLimit = { limit: 600, windowMs: 10 * MINUTE_MS };
/** Batches of activity, of one account: each of its tabs sends every five minutes, at a hundred events and when its page closes. */
export const ACTIVITY_CALLS: RateLimit = { limit: 120, windowMs: 10 * MINUTE_MS };
/** Calls that change the newsletter's settings or report a choice, of one account. */
export const SETTING_CALLS: RateLimit = { limit: 30, windowMs: HOUR_MS };
/** An event may wait in a browser for this long. What claims to be older, or to come from the future, happened when it arrived. */
export const EVENT_MOST_OLD_MS = 30 * DAY_MS;
/** A choice counts for this long. Source: CONSENT-01. */
export const CONSENT_LIFE_MS = 365 * DAY_MS;
/** The newest events that an account's description contains. */
export const DRIP_EVENTS_OF_USER = 20;
/** The newest events that the operator's call returns. */
export const DRIP_EVENTS_OF_CALL = 500;
/** How far back the server looks for sign-ups, activations and payments that it hasn't reported yet. */
export const KNOWN_EVENTS_LOOK_BACK_MS = 7 * DAY_MS;
/** Accounts of one run of that job. */
export const KNOWN_EVENTS_BATCH = 200;
/** How long a delivery to the marketing host belongs to its worker; afterwards another one may take it over. */
export const FORWARD_LEASE_MS = 2 * MINUTE_MS;
/** A worker starts none of its deliveries later than this, so that each one ends within the lease. */
export const FORWARD_LAST_BEGIN_MS = FORWARD_LEASE_MS / 2;
/** The wait after the first failed delivery; it doubles with each further one, up to the maximum. */
export const FORWARD_FIRST_RETRY_MS = 30_000;
export const FORWARD_LONGEST_RETRY_MS = 6 * HOUR_MS;
/** About five days of retries. */
export const MAX_FORWARD_ATTEMPTS = 30;
/** Deliveries of one run. */
export const FORWARD_BATCH = 50;
/** The maximum stored length of the host's error. */
export const MAX_FORWARD_ERROR_LENGTH = 300;
