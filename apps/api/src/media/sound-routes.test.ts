import { Hono } from "hono";
import { expect, test } from "vitest";
import { createMemoryFileStorage } from "../testing/fake-deps.ts";
import { createMediaRoutes } from "./media-routes.ts";
import { createSoundRoutes } from "./sound-routes.ts";

const PATH = "0123456789abcdef/open-chord/dyn-a-cap-edge-2.5.mp3";
const app = new Hono()
  .route("/media/sounds", createSoundRoutes({ sounds: createMemoryFileStorage({ [PATH]: "0123456789" }) }))
  .route("/media", createMediaRoutes({ media: createMemoryFileStorage({ "sounds/x.mp3": "?" }) }));
const url = `/media/sounds/${PATH}`;

test("[HEAR-18] a sound is an MP3 file that caches keep for a year and never ask for again, and every site may fetch it", async () => {
  const response = await app.request(url);
  expect([response.status, await response.text()]).toEqual([200, "0123456789"]);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "content-type": "audio/mpeg",
    "content-length": "10",
    "accept-ranges": "bytes",
    "cache-control": "public, max-age=31536000, immutable",
    "x-content-type-options": "nosniff",
    // The player of another site fetches them.
    "access-control-allow-origin": "*",
    etag: '"a-0123456789abcdef"',
  });
});

test.each([
  ["bytes=0-1", 206, "01", "bytes 0-1/10"],
  ["bytes=8-", 206, "89", "bytes 8-9/10"],
  ["bytes=-3", 206, "789", "bytes 7-9/10"],
  ["bytes=10-", 416, "", "bytes */10"],
])("a player fetches it by byte range: %s is %i", async (range, status, body, contentRange) => {
  const response = await app.request(url, { headers: { range } });
  expect([response.status, await response.text(), response.headers.get("content-range")]).toEqual([
    status,
    body,
    contentRange,
  ]);
});

test("its size can be asked for, and who has it isn't sent it again", async () => {
  const head = await app.request(url, { method: "HEAD" });
  expect([head.status, head.headers.get("content-length"), await head.text()]).toEqual([200, "10", ""]);
  const again = await app.request(url, { headers: { "if-none-match": '"a-0123456789abcdef"' } });
  expect([again.status, await again.text()]).toEqual([304, ""]);
});

test.each([
  "/media/sounds/0123456789abcdef/open-chord/other.mp3",
  "/media/sounds/fedcba9876543210/open-chord/dyn-a-cap-edge-2.5.mp3",
  "/media/sounds/0123456789abcdef/..%2fopen-chord/dyn-a-cap-edge-2.5.mp3",
  "/media/sounds/0123456789abcdef/open-chord",
  "/media/sounds",
])("%s is not there", async (path) => {
  expect((await app.request(path)).status).toBe(404);
});
