const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;

/** What customers did stays in the live stats for this long, whatever a caller asks for. */
export const LIVE_STATS_WINDOW_MS = 7 * 24 * HOUR_MS;
/** How many acts of the window are read; older ones are neither shown nor counted. */
export const ACTS_READ = 2000;
/** Live stats state only the full hour of an act. */
export const TIME_STEP_MS = HOUR_MS;
/** Fewer people than this, and their country, or their number, isn't stated. */
export const LEAST_PEOPLE = 5;
/** Who has put something into a cart within this time is shopping. */
export const SHOPPING_WINDOW_MS = 30 * MINUTE_MS;
/** How long a response is kept in memory, so that however many callers cost one query. */
export const STATS_KEPT_MS = 5 * MINUTE_MS;
