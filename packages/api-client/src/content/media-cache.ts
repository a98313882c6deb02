import type { Clock, Result } from "@shop/kernel";
import { MAX_CACHED_MEDIA, MEDIA_CACHE_MS } from "../contract/limits.ts";
import type { ContentMedia } from "./resolve-media.ts";

type Read = () => Promise<Result<ContentMedia>>;

/**
 * What pictures are, kept in memory for a day from the moment of their read. Calls that come while one is being read share it. A failure
 * isn't kept. Source: MEDIA-03.
 */
export function createMediaCache(clock: Pick<Clock, "nowMs">): (key: string, read: Read) => ReturnType<Read> {
  const kept = new Map<string, { readonly readAtMs: number; readonly media: ReturnType<Read> }>();
  return (key, read) => {
    const nowMs = clock.nowMs();
    const known = kept.get(key);
    if (known && nowMs - known.readAtMs < MEDIA_CACHE_MS) return known.media;
    const entry = { readAtMs: nowMs, media: read() };
    kept.delete(key);
    kept.set(key, entry);
    const [oldest] = kept.keys();
    if (kept.size > MAX_CACHED_MEDIA && oldest !== undefined) kept.delete(oldest);
    const forget = () => kept.get(key) === entry && kept.delete(key);
    entry.media.then(({ isOk }) => isOk || forget(), forget);
    return entry.media;
  };
}
