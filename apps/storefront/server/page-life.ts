import { PAGE_LIFE_MS, SHARED_LIFE_SECONDS, STALE_LIFE_SECONDS } from "./limits.ts";

export interface PageLife {
  /** When the page is rendered again. */
  readonly expiresAtMs: number;
  /** Until when it is shown in place of a page that can't be rendered. */
  readonly staleUntilMs: number;
  /** Whether a cache between here and the browser may keep it. */
  readonly isShared: boolean;
  readonly cacheControl: string;
}

/**
 * How long a page is cached, here and downstream: the usual times, and never beyond the next moment at which its content changes. Personal
 * responses and those that aren't pages are never cached.
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
    staleUntilMs: nowMs + Math.min(PAGE_LIFE_MS + STALE_LIFE_SECONDS * 1000, leftMs),
    isShared: isPublic,
    cacheControl: isPublic ? `public, max-age=0, s-maxage=${shared}, stale-while-revalidate=${stale}` : "no-store",
  };
}
