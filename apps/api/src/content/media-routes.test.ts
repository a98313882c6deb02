import { Hono } from "hono";
import { expect, test } from "vitest";
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
