export { MAX_COMMENT_LENGTH, MAX_EMAIL_LENGTH, MAX_NAME_LENGTH } from "@shop/api-client/contract";

/** How long after a code was redeemed the dialog closes by itself. */
export const REDEEM_CLOSE_MS = 30_000;
/** How long after a rating was accepted the dialog closes by itself. Its text says so. */
export const RATE_CLOSE_MS = 10_000;
/** The digits of a mailed PIN. */
export const PIN_LENGTH = 8;
/** How long a mailed PIN is valid. */
export const PIN_LIFE_MS = 10 * 60_000;
export const DAY_MS = 86_400_000;
/** A confirmed e-mail change takes effect when this has passed, in days. */
export const EMAIL_CHANGE_DAYS = 3;
/** A confirmed deletion is carried out when this has passed, in days. */
export const DELETION_DAYS = 14;
/** How long traces of an erased account may stay in logs and back-ups, in days. */
export const TRACES_DAYS = 90;
/** Devices that one licence may be activated on at once. */
export const LICENCE_PLACES = 5;
/** How many days a recipient without an account has to create one for a transferred licence. After that it comes back. */
export const TRANSFER_DAYS = 14;
