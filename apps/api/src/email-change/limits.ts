const DAY_MS = 24 * 60 * 60 * 1000;

/** From the PIN to the new address: the time in which the old one can take it back. Source: ACCT-07. */
export const EMAIL_CHANGE_WAIT_MS = 3 * DAY_MS;
/** Due changes returned by one query. */
export const EMAIL_CHANGE_BATCH = 100;
