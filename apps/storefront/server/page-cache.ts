/** A page as it left: body and header belong together, for the policy names the hashes of this very body. */
export interface CachedPage {
  readonly body: Buffer;
  readonly encodings: Map<string, Buffer>;
  readonly headers: ReadonlyArray<readonly [string, string]>;
  readonly etag: string;
  readonly expiresAtMs: number;
}

/** Many more than the shop has pages; the oldest goes first. */
const MAX_PAGES = 500;

export interface PageCache {
  get(key: string, nowMs: number): CachedPage | undefined;
  set(key: string, page: CachedPage): void;
}

export function createPageCache(): PageCache {
  const pages = new Map<string, CachedPage>();
  return {
    get: (key, nowMs) => {
      const page = pages.get(key);
      if (page && page.expiresAtMs <= nowMs) pages.delete(key);
      return page && page.expiresAtMs > nowMs ? page : undefined;
    },
    set: (key, page) => {
      pages.delete(key);
      pages.set(key, page);
      const oldest = pages.keys().next().value;
      if (pages.size > MAX_PAGES && oldest !== undefined) pages.delete(oldest);
    },
  };
}
