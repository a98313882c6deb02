const DAY_MS = 24 * 60 * 60 * 1000;

/** How long a choice counts. Source: CONSENT-02. */
export const CHOICE_KEPT_MS = 365 * DAY_MS;
/** A record that could not be sent is sent again after this time, and twice that after each further failure. */
export const RECORD_RETRY_FIRST_MS = 5_000;
/** The longest of these waits. */
export const RECORD_RETRY_MOST_MS = 10 * 60 * 1000;
/** Records that wait to be sent. The oldest is dropped beyond that: the newest says what counts. */
export const RECORDS_WAITING_MOST = 20;
/** When a withdrawn service's cookies are removed again: what was still being sent may bring them back. */
export const CLEAN_AGAIN_MS = [1_000, 5_000] as const;
