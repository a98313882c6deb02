/** How long a page waits for its content before it responds with 503. */
export const CONTENT_WAIT_MS = 5_000;
/** A page waits so long for content that it can be shown without. Source: SAFE-25. */
export const TEASER_WAIT_MS = 300;
