import { expect, test } from "vitest";
import { type CachedPage, createPageCache } from "./page-cache.ts";
import { PAGE_LIFE_MS } from "./page-life.ts";

const page = (expiresAtMs: number): CachedPage => ({
  body: Buffer.from("<p>page</p>"),
  encodings: new Map(),
  headers: [],
  etag: '"1"',
  expiresAtMs,
});

test("a page is served from memory until its time is over, and not at that very moment", () => {
  const cache = createPageCache();
  const kept = page(PAGE_LIFE_MS);
  cache.set("/shop", kept);
  expect(cache.get("/shop", PAGE_LIFE_MS - 1)).toBe(kept);
  expect(cache.get("/shop", PAGE_LIFE_MS)).toBeUndefined();
  expect(cache.get("/cart", 0)).toBeUndefined();
});

test("the cache holds 500 pages; the one that was put in longest ago goes first", () => {
  const cache = createPageCache();
  for (let number = 0; number < 500; number += 1) cache.set(`/${number}`, page(1000));
  cache.set("/0", page(1000));
  cache.set("/another", page(1000));
  expect(cache.get("/1", 0)).toBeUndefined();
  expect(cache.get("/0", 0)).toBeDefined();
  expect(cache.get("/another", 0)).toBeDefined();
});
