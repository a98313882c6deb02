/** Articles in their feed, the newest. */
export const TUTORIALS_IN_FEED = 30;
/** Versions of products in their feed, the newest. */
export const RELEASES_IN_FEED = 20;
