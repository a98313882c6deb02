import type { RateLimit } from "../platform/rate-limits.ts";

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** How long an unactivated sign-up is kept; its address may belong to somebody else. */
export const NEVER_ACTIVATED_LIFE_MS = 30 * DAY_MS;
/** An account with an order that may still be paid is erased when that is settled, or this long after the order has expired. */
export const ERASURE_WAITS_FOR_PAYMENT_MS = DAY_MS;
/** Due accounts returned by one query. */
export const ERASURE_BATCH = 100;
/** Due retained orders returned by one query. */
export const KEPT_ORDER_BATCH = 100;
/** How long ended e-mail changes are kept, for customers who ask what happened to their address. */
export const EMAIL_CHANGE_KEPT_FOR_MS = 90 * DAY_MS;
/** Messages of the contact form. */
export const CONTACT_MESSAGE_KEPT_FOR_MS = 365 * DAY_MS;
/** Records of consent: as long as a claim about them may be made. Source: CONSENT-04. */
export const CONSENT_RECORD_KEPT_FOR_MS = 3 * 365 * DAY_MS;
/** Counts of page views: two summers can be compared. */
export const PAGE_VIEWS_KEPT_FOR_MS = 800 * DAY_MS;
/** Recordings, after their last part. Source: CONSENT-02. */
export const RECORDING_KEPT_FOR_MS = 14 * DAY_MS;
/** Chats, after their last message. Source: SAFE-18. */
export const CHAT_KEPT_FOR_MS = 30 * DAY_MS;
/** Mails, sent or given up: longer than an inquiry may come in, and longer than the same mail could be written twice. */
export const MAIL_KEPT_FOR_MS = 365 * DAY_MS;
/** Released device places. */
export const ENDED_ACTIVATION_KEPT_FOR_MS = 365 * DAY_MS;
/** Unused codes of a batch that has expired or was voided, for customers who ask why theirs is rejected. */
export const ENDED_REDEEM_CODE_KEPT_FOR_MS = 365 * DAY_MS;
/** Coupons granted to one person, after their end, for those who ask why theirs is rejected. */
export const ENDED_GRANT_KEPT_FOR_MS = 30 * DAY_MS;
/** What was tracked of customers who allowed it: events and visits. */
export const TRACKED_KEPT_FOR_MS = 365 * DAY_MS;
/** Events that the operator's marketing host hasn't taken: longer than they are sent again. */
export const FORWARD_KEPT_FOR_MS = 30 * DAY_MS;
/** Sessions of the test provider with their events, after they have expired. */
export const TEST_PAYMENT_KEPT_FOR_MS = 90 * DAY_MS;
/** Files with everything stored about an account. Source: SAFE-27. */
export const PERSONAL_DATA_EXPORTS: RateLimit = { limit: 5, windowMs: HOUR_MS };
/** A sign-up for a beta that nobody confirmed. */
export const UNCONFIRMED_BETA_SIGN_UP_KEPT_FOR_MS = 7 * DAY_MS;
export const BETA_SIGN_UP_KEPT_FOR_MS = 2 * 365 * DAY_MS;
/** Claims from an agreement end three years after the year in which they arose (BGB 195, 199). */
export const BETA_SIGNATURE_KEPT_FOR_MS = 4 * 365 * DAY_MS;
