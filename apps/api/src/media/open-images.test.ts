import { createHash } from "node:crypto";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { Hono } from "hono";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createMemoryFileStorage } from "../testing/fake-deps.ts";
import { createImageRoutes } from "./image-routes.ts";
import { openImages, type RenderImage } from "./open-images.ts";

const versionOf = (content: string) => createHash("sha256").update(content).digest("hex").slice(0, 16);
const VERSION = versionOf("a");
let directory: string;
let drawn: string[];

beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), "images-"));
  drawn = [];
});
afterEach(() => rmSync(directory, { recursive: true }));

const render: RenderImage = async (original, { size, format }) => {
  const text = new TextDecoder().decode(original);
  if (text === "broken") throw new Error("This is no picture.");
  drawn.push(`${text} ${size} ${format}`);
  return new TextEncoder().encode(`${text} as ${format}`);
};

function load() {
  const media = createMemoryFileStorage({ "covers/a.svg": "a", "covers/b.svg": "broken" });
  const images = openImages({ media, directory, render });
  return new Hono().route("/media/images", createImageRoutes({ images }));
}

const at = (file: string, version = VERSION) => `/media/images/${version}/${file}`;

test("[MEDIA-01] a picture is made when it is first asked for, and kept on disk", async () => {
  const response = await load().request(at("600/covers/a.svg.webp"));
  expect([response.status, await response.text()]).toEqual([200, "a as webp"]);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "content-type": "image/webp",
    "cache-control": "public, max-age=31536000, immutable",
    "x-content-type-options": "nosniff",
  });
  // Another process with the same folder.
  expect(await (await load().request(at("600/covers/a.svg.webp"))).text()).toBe("a as webp");
  expect(drawn).toEqual(["a 600 webp"]);
});

test("[MEDIA-01] twenty who ask at once wait for one drawing", async () => {
  const app = load();
  const all = await Promise.all(Array.from({ length: 20 }, () => app.request(at("600/covers/a.svg.avif"))));
  expect(all.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
  expect(drawn).toHaveLength(1);
});

test("a picture that can't be drawn fails alone, leaves nothing behind, and is tried again", async () => {
  const app = load().onError((error, c) => c.text(error.message, 500));
  const [broken, fine] = await Promise.all([
    app.request(at("600/covers/b.svg.png", versionOf("broken"))),
    app.request(at("600/covers/a.svg.png")),
  ]);
  expect([broken.status, await broken.text(), fine.status]).toEqual([500, "This is no picture.", 200]);
  expect(readdirSync(path.join(directory, VERSION, "600/covers"))).toEqual(["a.svg.png"]);
  expect((await app.request(at("600/covers/b.svg.png", versionOf("broken")))).status).toBe(500);
});

test.each([
  ["an older version", at("600/covers/a.svg.png", "fedcba9876543210")],
  ["a width that isn't offered", at("601/covers/a.svg.png")],
  ["a format that isn't offered", at("600/covers/a.svg.gif")],
  ["a file that isn't there", at("600/covers/c.svg.png")],
  ["a path that leaves the folder", at("600/..%2f..%2fcovers/a.svg.png")],
])("%s is not there, and nothing is drawn", async (_, url) => {
  expect((await load().request(url)).status).toBe(404);
  expect(drawn).toEqual([]);
});

test("who has a picture isn't sent it again", async () => {
  const app = load();
  const first = await app.request(at("600/covers/a.svg.png"));
  const again = await app.request(at("600/covers/a.svg.png"), {
    headers: { "if-none-match": first.headers.get("etag") ?? "" },
  });
  expect([again.status, await again.text()]).toEqual([304, ""]);
});
