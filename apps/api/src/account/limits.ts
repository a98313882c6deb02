const DAY_MS = 24 * 60 * 60 * 1000;

/** From the PIN to the erasure: the time in which a login cancels it. Source: ACCT-06. */
export const DELETION_WAIT_MS = 14 * DAY_MS;
