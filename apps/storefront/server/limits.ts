/** How long a rendered page is served from memory before it is rendered again. */
export const PAGE_LIFE_MS = 30_000;
/** How long a cache between here and the browser may keep a page. */
export const SHARED_LIFE_SECONDS = 60;
/**
 * How long after that it may serve the page once more while revalidating. The shop serves an expired page for as long while it can't
 * render.
 */
export const STALE_LIFE_SECONDS = 600;
/** Cached pages: many more than the shop has. The oldest is evicted first. */
export const MAX_PAGES = 500;
/** Pages rendered at the same time: 32 of some 6 ms are a fifth of a second for the last one. */
export const MAX_RENDERS = 32;
/** Of these, for one client network. */
export const MAX_RENDERS_PER_NETWORK = 8;
/** When to come again after a page that could not be rendered for want of room. */
export const BUSY_RETRY_SECONDS = 2;
/** When to come again after a page that a service is missing for. */
export const UNAVAILABLE_RETRY_SECONDS = 30;
