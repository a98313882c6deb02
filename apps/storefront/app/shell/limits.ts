/** Routes that are preloaded at the same time. Source: ROUTE-02. */
export const MAX_PRELOADS = 5;
/** A pointer or a focus that stays on a link this long preloads its page. */
export const INTENT_MS = 100;
/** A preload that isn't finished by then is replaced by another. */
export const PRELOAD_TIMEOUT_MS = 10_000;
/** The segments of the cart's meter. A fuller cart lights no more of them; its number says how many. */
export const CART_SEGMENTS = 5;
/** How often the cart icon wiggles while something is in the cart. Source: SHELL-08. */
export const WIGGLE_EVERY_MS = 30_000;
/** How long a wiggle takes; its style sheet says so too. */
export const WIGGLE_MS = 600;
/** The discount bar counts down an end that is at most this far away. A later one stays a date. */
export const COUNTED_MS = 99 * 24 * 60 * 60 * 1000;
/** A navigation that takes longer shows that it is under way. */
export const SLOW_NAVIGATION_MS = 400;
