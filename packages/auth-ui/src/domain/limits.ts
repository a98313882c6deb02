export {
  MAX_EMAIL_LENGTH,
  MAX_MESSAGE_LENGTH,
  MAX_NAME_LENGTH,
  MAX_PASSWORD_BYTES,
  MAX_SUBJECT_LENGTH,
  MIN_PASSWORD_LENGTH,
} from "@shop/api-client/contract";

/** After an activation mail was sent again, the next one can be asked for when this has passed. */
export const RESEND_WAIT_MS = 60_000;
/** After a reset mail was sent, the dialog closes by itself when this has passed. Its text says 30 seconds. */
export const FORGOT_CLOSE_MS = 30_000;
/** From this length on a password gets a point for it in the meter, in characters. */
export const LONG_PASSWORD_LENGTH = 12;
/** The most that the strength meter shows. */
export const MAX_PASSWORD_SCORE = 5;
/** A part of a name or an address counts as guessable from this length on, in characters. */
export const MIN_PERSONAL_PART_LENGTH = 4;
/** What may stand around a common word before the whole stops being a guess, in characters. */
export const MAX_WEAK_AFFIX_LENGTH = 6;
