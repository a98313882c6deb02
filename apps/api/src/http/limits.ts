const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** The marker that a session or a cart may exist, next to a session that ends with the browser. */
export const VISIT_MARK_LIFE_MS = 30 * DAY_MS;
/** How long a browser without an account is recognised after it acted. Source: ENGAGE-03. */
export const GUEST_LIFE_MS = 30 * DAY_MS;
/** A response is stored for repeats of its call. */
export const IDEMPOTENCY_KEY_LIFE_MS = DAY_MS;
/** A call that has not responded for this long is considered dead; its repeat starts again. */
export const IDEMPOTENCY_TAKEOVER_MS = MINUTE_MS;
/** What a session stores of the browser's user agent. */
export const MAX_USER_AGENT_LENGTH = 300;
/** A request that takes so long is a warning in the log. */
export const SLOW_REQUEST_MS = 1000;
/** Calls of one place in a minute, in this process's memory: far above what a page makes. */
export const CALLS_PER_MINUTE = 1200;
/** New visitors of one place in a minute. */
export const NEW_VISITORS_PER_MINUTE = 240;
/** How long the lookup of an access token is cached. Tokens are never revoked early; if one were, it would end this much later. */
export const VISITOR_KNOWN_FOR_MS = 60_000;
/** Access tokens that a process caches at once; the one looked up longest ago is evicted first. */
export const MAX_KNOWN_VISITORS = 20_000;
