const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

export { DAY_MS, HOUR_MS };
/** One person gets one follow-up mail in this time, of whatever sequence. */
export const FOLLOW_UP_EVERY_MS = 7 * DAY_MS;
/** A mail that couldn't be sent when it was due is sent this much later at the most, and then never. */
export const FOLLOW_UP_MOST_LATE_MS = 3 * DAY_MS;
/** How long the link in a mail invites to its offer. */
export const FOLLOW_UP_INVITES_FOR_MS = 14 * DAY_MS;
/** Mails of one sequence that one run writes. */
export const FOLLOW_UP_BATCH = 100;
