import type { RateLimit } from "../platform/rate-limits.ts";

const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** An activation link. */
export const ACTIVATION_LIFE_HOURS = 48;
export const ACTIVATION_LIFE_MS = ACTIVATION_LIFE_HOURS * HOUR_MS;
/** The lifetime of a PIN that proves access to a mailbox. Short, because eight digits are few. Source: SAFE-10. */
export const PIN_LIFE_MINUTES = 10;
export const PIN_LIFE_MS = PIN_LIFE_MINUTES * MINUTE_MS;
/** Tries of one PIN, the right one among them. */
export const PIN_TRIES = 5;
/** PINs that one account may request, for all purposes together. */
export const PIN_REQUESTS: RateLimit = { limit: 3, windowMs: HOUR_MS };
/** Failed logins of one account from one place, before it gets slow. Source: SAFE-20. */
export const LOGIN_TRIES: RateLimit = { limit: 10, windowMs: 15 * MINUTE_MS };
/** What is left after that: the owner is never locked out, the guesser is out of breath. */
export const SLOW_LOGIN_TRIES: RateLimit = { limit: 1, windowMs: MINUTE_MS };
/** Logins from one place, for all accounts together: lists of stolen passwords are tried this way. */
export const LOGIN_TRIES_OF_ADDRESS: RateLimit = { limit: 100, windowMs: 15 * MINUTE_MS };
/** Tries of one account's password in a day, from all networks, before delays start. */
export const FREE_LOGIN_TRIES = 20;
/** The wait after the first try beyond those; it doubles with each further one, up to the maximum. */
export const FIRST_LOGIN_DELAY_MS = 1000;
export const LONGEST_LOGIN_DELAY_MS = 10 * MINUTE_MS;
/** Tries of an account's password are counted for so long from the first one on. */
export const LOGIN_THROTTLE_WINDOW_MS = DAY_MS;
/** Failed logins of one account in a day, after which its owner is sent a mail. */
export const LOGIN_BURST = 20;
/** How long an account recognizes a browser after its last login there. */
export const LOGIN_DEVICE_LIFE_MS = 365 * DAY_MS;
export const LINK_TRIES: RateLimit = { limit: 60, windowMs: HOUR_MS };
