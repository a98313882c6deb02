export {
  MAX_EMAIL_LENGTH,
  MAX_MESSAGE_LENGTH,
  MAX_NAME_LENGTH,
  MAX_PASSWORD_BYTES,
  MAX_SUBJECT_LENGTH,
  MIN_PASSWORD_LENGTH,
} from "@shop/api-client/contract";

/** How long after resending an activation mail the next one can be requested. */
export const RESEND_WAIT_MS = 60_000;
/** How long after a reset mail was sent the dialog closes by itself. Its text says 30 seconds. */
export const FORGOT_CLOSE_MS = 30_000;
/** While somebody is at work the access token is renewed so often. Source: AUTH-17. */
export const SESSION_REFRESH_MS = 5 * 60_000;
/** The shopper's activity is noticed at most this often. */
export const INTERACTION_STEP_MS = 60_000;
/** How often inactivity is checked, in addition to the two relevant instants: after a machine slept, timers are late. */
export const INACTIVITY_LOOK_MS = 10 * 60_000;
/** So long before the end the shopper is warned and can stay. */
export const SESSION_WARNING_MS = 2 * 60_000;
/** From this length on a password gets a point for it in the meter, in characters. */
export const LONG_PASSWORD_LENGTH = 12;
/** A part of a name or an address counts as guessable from this length on, in characters. */
export const MIN_PERSONAL_PART_LENGTH = 4;
/** How many characters may surround a common word before the whole is no longer easy to guess. */
export const MAX_WEAK_AFFIX_LENGTH = 6;
/** So long the page of a sign-up is kept for the return after the activation: as long as an activation link lasts. */
export const SIGN_UP_PLACE_LIFE_MS = 48 * 60 * 60_000;
