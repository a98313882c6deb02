/** A page as it left: body and headers belong together, for the policy names the hashes of this very body. */
export interface CachedPage {
  readonly status: number;
  readonly body: Buffer;
  readonly encodings: Map<string, Buffer>;
  readonly headers: ReadonlyArray<readonly [string, string]>;
  readonly etag: string;
  readonly expiresAtMs: number;
  readonly staleUntilMs: number;
}

export interface PageCache {
  get(key: string, nowMs: number): CachedPage | undefined;
  /** The same, also where the page has expired not long ago: for when it can't be rendered. */
  getStale(key: string, nowMs: number): CachedPage | undefined;
  set(key: string, page: CachedPage): void;
  /** How many pages are cached. */
  size(): number;
}

export function createPageCache(maxPages: number): PageCache {
  const pages = new Map<string, CachedPage>();
  const getStale = (key: string, nowMs: number) => {
    const page = pages.get(key);
    if (page && page.staleUntilMs > nowMs) return page;
    pages.delete(key);
    return undefined;
  };
  return {
    get: (key, nowMs) => {
      const page = getStale(key, nowMs);
      return page && page.expiresAtMs > nowMs ? page : undefined;
    },
    getStale,
    size: () => pages.size,
    set: (key, page) => {
      pages.delete(key);
      pages.set(key, page);
      const oldest = pages.keys().next().value;
      if (pages.size > maxPages && oldest !== undefined) pages.delete(oldest);
    },
  };
}
