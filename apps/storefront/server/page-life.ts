/** How long a rendered page is served from memory before it is rendered anew. */
export const PAGE_LIFE_MS = 30_000;
/** How long a cache between here and the browser may keep a page, and for how long after that show it once more while it asks. */
const SHARED_LIFE_SECONDS = 60;
const STALE_LIFE_SECONDS = 600;

export interface PageLife {
  /** When the page is rendered anew. */
  readonly expiresAtMs: number;
  readonly cacheControl: string;
}

/**
 * How long a page is kept, here and by caches: the usual times, and never beyond the next moment at which it would say something
 * else. What is somebody's own, or no page, is kept by nobody.
 */
export function pageLife(page: {
  readonly nowMs: number;
  readonly changesAtMs: readonly number[];
  readonly isPublic: boolean;
}): PageLife {
  const { nowMs, changesAtMs, isPublic } = page;
  const leftMs = Math.min(Number.POSITIVE_INFINITY, ...changesAtMs.filter((timeMs) => timeMs > nowMs)) - nowMs;
  const leftSeconds = Math.floor(leftMs / 1000);
  const shared = Math.min(SHARED_LIFE_SECONDS, leftSeconds);
  const stale = Math.min(STALE_LIFE_SECONDS, leftSeconds - shared);
  return {
    expiresAtMs: nowMs + Math.min(PAGE_LIFE_MS, leftMs),
    cacheControl: isPublic ? `public, max-age=0, s-maxage=${shared}, stale-while-revalidate=${stale}` : "no-store",
  };
}
