const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** The mark that a session or a cart may exist, beside a session that ends with the browser. */
export const VISIT_MARK_LIFE_MS = 30 * DAY_MS;
/** An answer is kept for repeats of its call. */
export const IDEMPOTENCY_KEY_LIFE_MS = DAY_MS;
/** A call that has not answered for so long is taken for dead; its repeat starts afresh. */
export const IDEMPOTENCY_TAKEOVER_MS = MINUTE_MS;
/** What a session keeps of the browser's own name. */
export const MAX_USER_AGENT_LENGTH = 300;
/** A request that takes so long is a warning in the log. */
export const SLOW_REQUEST_MS = 1000;
/** Calls of one place in a minute, in this process's memory: far above what a page makes. */
export const CALLS_PER_MINUTE = 1200;
/** New visitors of one place in a minute. */
export const NEW_VISITORS_PER_MINUTE = 240;
/** How long a look at an access token counts. A token is never taken back before its end; were it, it would end this much later. */
export const VISITOR_KNOWN_FOR_MS = 60_000;
/** Access tokens that a process remembers at once; the one that was looked up longest ago goes first. */
export const MAX_KNOWN_VISITORS = 20_000;
