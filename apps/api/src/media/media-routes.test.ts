import { Hono } from "hono";
import { expect, test } from "vitest";
import type { FileStorage } from "../platform/deps.ts";
import { createMemoryFileStorage } from "../testing/fake-deps.ts";
import { createMediaRoutes } from "./media-routes.ts";

const files = {
  "covers/one-dark.svg": "<svg/>",
  "manuals/one.html": "<p>A manual</p>",
  "manuals/manual.css": "p{}",
  "samples/take 1.mp3": "0123456789",
  strange: "?",
};
const app = new Hono().route("/media", createMediaRoutes({ media: createMemoryFileStorage(files) }));

test.each([
  ["/media/covers/one-dark.svg", "image/svg+xml; charset=utf-8"],
  ["/media/manuals/one.html", "text/html; charset=utf-8"],
  ["/media/manuals/manual.css", "text/css; charset=utf-8"],
  ["/media/samples/take%201.mp3", "audio/mpeg"],
  ["/media/strange", "application/octet-stream"],
])("[SAFE-21] %s is public as %s, kept for an hour, without a script", async (path, type) => {
  const response = await app.request(path);
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "content-type": type,
    "cache-control": "public, max-age=3600",
    "content-security-policy": "default-src 'none'; style-src 'self'; img-src 'self'; frame-ancestors 'self'",
    "x-content-type-options": "nosniff",
    etag: expect.stringMatching(/^"[0-9a-z-]+"$/),
  });
  expect(response.headers.has("set-cookie")).toBe(false);
});

test.each([
  ["/media/covers/one-dark.svg?v=d4dc56669143034f", "public, max-age=31536000, immutable"],
  ["/media/covers/one-dark.svg?v=0000000000000000", "public, max-age=3600"],
  ["/media/covers/one-dark.svg?v=", "public, max-age=3600"],
  ["/media/covers/one-dark.svg?size=d4dc56669143034f", "public, max-age=3600"],
])("[SAFE-21] caches keep %s as %s", async (path, cacheControl) => {
  const response = await app.request(path);
  expect([response.status, response.headers.get("cache-control")]).toEqual([200, cacheControl]);
  const etag = response.headers.get("etag") ?? "";
  const again = await app.request(path, { headers: { "if-none-match": etag } });
  expect([again.status, again.headers.get("cache-control")]).toEqual([304, cacheControl]);
});

test("[SAFE-21] a file that changes while the shop runs loses its version, and its new version is immutable", async () => {
  let content = "<svg/>";
  const media: FileStorage = {
    read: async () => new Blob([content]).stream(),
    stat: async () => ({ sizeBytes: content.length, modifiedAtMs: 0 }),
  };
  const shop = new Hono().route("/media", createMediaRoutes({ media }));
  const keptAs = async (version: string) =>
    (await shop.request(`/media/one.svg?v=${version}`)).headers.get("cache-control");
  expect(await keptAs("d4dc56669143034f")).toBe("public, max-age=31536000, immutable");
  content = "<svg></svg>";
  expect(await keptAs("d4dc56669143034f")).toBe("public, max-age=3600");
  expect(await keptAs("b12e0d83ce2357d8")).toBe("public, max-age=31536000, immutable");
});

test("a browser that has a file already isn't sent it again", async () => {
  const etag = (await app.request("/media/covers/one-dark.svg")).headers.get("etag") ?? "";
  const again = await app.request("/media/covers/one-dark.svg", { headers: { "if-none-match": `"other", W/${etag}` } });
  expect([again.status, await again.text(), again.headers.get("etag")]).toEqual([304, "", etag]);
  const changed = await app.request("/media/covers/one-dark.svg", { headers: { "if-none-match": '"other"' } });
  expect(changed.status).toBe(200);
});

test("a player can seek", async () => {
  const part = await app.request("/media/samples/take%201.mp3", { headers: { range: "bytes=2-4" } });
  expect([part.status, await part.text(), part.headers.get("content-range")]).toEqual([206, "234", "bytes 2-4/10"]);
});

test.each([
  "/media/",
  "/media",
  "/media/nothing.svg",
  "/media/covers",
  "/media/..%2fdeps.ts",
  "/media/covers%2Fone-dark.svg",
  "/media/%E0%A4%A",
  "/media/%00",
])("%s is not there", async (path) => {
  expect((await app.request(path)).status).toBe(404);
});
