/** So many waiting events are sent at once. Source: TRACK-02. */
export const ACTIVITY_SEND_AT = 100;
/** How often waiting events are sent. Source: TRACK-02. */
export const ACTIVITY_SEND_EVERY_MS = 5 * 60 * 1000;
/** The same event again within this time is dropped. Source: TRACK-02. */
export const DUPLICATE_WITHIN_MS = 2_000;
/** What a page records is stored together, at most once in this time, and when the page is hidden. */
export const STORED_AFTER_MS = 1_000;
/** Events that couldn't be sent are dropped after this time. */
export const ACTIVITY_KEPT_MS = 7 * 24 * 60 * 60 * 1000;
/** Of events that can't be sent the newest are kept. */
export const ACTIVITY_WAITING_MOST = 500;
/** A tab that hasn't written for this time is gone: another tab sends what it left. Longer than the time between two sends. */
export const TAB_GONE_AFTER_MS = 3 * ACTIVITY_SEND_EVERY_MS;
/** How long a browser remembers that an order's purchase was sent. */
export const PURCHASES_KEPT_MS = 7 * 24 * 60 * 60 * 1000;
/** How much of a page was seen, in percent. Source: TRACK-03. */
export const SCROLL_MILESTONES_PERCENT = [25, 50, 75, 100] as const;
/** The widest phone, tablet and desktop in CSS pixels; what is wider is large. */
export const PHONE_MOST_PX = 480;
export const TABLET_MOST_PX = 1_024;
export const DESKTOP_MOST_PX = 1_799;
/** What the inspector lists, the newest first. */
export const JOURNAL_MOST = 200;
/** Pages that a summary names. Visits to more are counted together with the last one. */
export const PAGES_MOST = 100;
/** How long a logout waits for what is still to be sent. */
export const LEAVE_WITHIN_MS = 2_000;
