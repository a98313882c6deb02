/** Routes that are preloaded at the same time. Source: ROUTE-02. */
export const MAX_PRELOADS = 5;
/** A pointer or a focus that stays on a link for so long wants its page. */
export const INTENT_MS = 100;
/** A preload that hasn't come to an end by then gives its place to another. */
export const PRELOAD_TIMEOUT_MS = 10_000;
