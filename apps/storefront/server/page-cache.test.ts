import { expect, test } from "vitest";
import { type CachedPage, createPageCache } from "./page-cache.ts";

const page = (expiresAtMs: number, staleUntilMs = expiresAtMs): CachedPage => ({
  status: 200,
  body: Buffer.from("<p>page</p>"),
  encodings: new Map(),
  headers: [],
  etag: '"1"',
  expiresAtMs,
  staleUntilMs,
});

test("a page is served from memory until its time is over, and not at that very moment", () => {
  const cache = createPageCache(500);
  const kept = page(30_000);
  cache.set("/shop", kept);
  expect(cache.get("/shop", 30_000 - 1)).toBe(kept);
  expect(cache.get("/shop", 30_000)).toBeUndefined();
  expect(cache.get("/cart", 0)).toBeUndefined();
});

test("the cache keeps 500 pages; the one that was put in longest ago goes first", () => {
  const cache = createPageCache(500);
  for (let number = 0; number < 500; number += 1) cache.set(`/${number}`, page(1000));
  cache.set("/0", page(1000));
  cache.set("/another", page(1000));
  expect(cache.get("/1", 0)).toBeUndefined();
  expect(cache.get("/0", 0)).toBeDefined();
  expect(cache.get("/another", 0)).toBeDefined();
});

test("[SAFE-25] an expired page is there for a while longer, for when it can't be rendered", () => {
  const cache = createPageCache(500);
  const kept = page(1000, 5000);
  cache.set("/shop", kept);
  expect([cache.get("/shop", 1000), cache.getStale("/shop", 4999)]).toEqual([undefined, kept]);
  expect(cache.getStale("/shop", 5000)).toBeUndefined();
});
