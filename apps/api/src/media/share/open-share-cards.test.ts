import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { Hono } from "hono";
import sharp from "sharp";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createMemoryFileStorage } from "../../testing/fake-deps.ts";
import { openLettering } from "./lettering.ts";
import { openShareCards } from "./open-share-cards.ts";
import { type ShareCard, shareCardAddress } from "./share-card.ts";
import { createShareCardRoutes } from "./share-card-routes.ts";

const FONTS = fileURLToPath(new URL("../../../../storefront/fonts", import.meta.url));
const MAKER = { secret: "a secret of thirty-two characters", shopName: "Farfield Audio" };
const PLOT =
  '<svg xmlns="http://www.w3.org/2000/svg" width="380" height="214"><rect width="380" height="214" fill="#00ff00"/></svg>';
let directory: string;

beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), "cards-"));
});
afterEach(() => rmSync(directory, { recursive: true }));

async function draw(card: ShareCard, media: Readonly<Record<string, string>> = {}) {
  const shareCards = openShareCards({ ...MAKER, directory, fonts: FONTS, media: createMemoryFileStorage(media) });
  const app = new Hono().route("/media/share", createShareCardRoutes({ shareCards }));
  const address = shareCardAddress(MAKER, card);
  const response = await app.request(address);
  return { app, address, response, bytes: new Uint8Array(await response.arrayBuffer()) };
}

/** How many pixels of a card are about this colour. */
async function countPixels(bytes: Uint8Array, [red, green, blue]: readonly [number, number, number]): Promise<number> {
  const pixels = await sharp(bytes).removeAlpha().raw().toBuffer();
  let count = 0;
  for (let at = 0; at < pixels.length; at += 3) {
    const distance = [red, green, blue].map((value, channel) => Math.abs(value - (pixels[at + channel] ?? 0)));
    if (Math.max(...distance) < 24) count += 1;
  }
  return count;
}

const INK = [0xec, 0xe4, 0xd4] as const;

test("[ROUTE-16] a card is a PNG of 1200 by 630 pixels, drawn once, and cached for good", async () => {
  const { app, address, response, bytes } = await draw({ title: "Plugins", drawing: null });
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "content-type": "image/png",
    "cache-control": "public, max-age=31536000, immutable",
  });
  expect(await sharp(bytes).metadata()).toMatchObject({ format: "png", width: 1200, height: 630 });
  expect(await countPixels(bytes, INK)).toBeGreaterThan(1_000);
  expect(readdirSync(directory)).toEqual([`${address.split("/")[3]}.png`]);
  const known = await app.request(address, { headers: { "if-none-match": response.headers.get("etag") ?? "" } });
  expect(known.status).toBe(304);
});

test("[ROUTE-16] a page's drawing is on its card; one that is gone leaves the title", async () => {
  const card = { title: "Why minimum phase", drawing: "/media/figures/a-dark.svg?v=0123456789abcdef" };
  const green = [0, 255, 0] as const;
  expect(await countPixels((await draw(card, { "figures/a-dark.svg": PLOT })).bytes, green)).toBeGreaterThan(50_000);
  rmSync(directory, { recursive: true });
  const without = await draw(card);
  expect([without.response.status, await countPixels(without.bytes, green)]).toEqual([200, 0]);
});

test("[ROUTE-16] titles in all three languages are written with the project's own fonts; a letter that they lack leaves the shop's name", async () => {
  const lettering = await openLettering(FONTS);
  for (const title of ["Why minimum phase", "Über Größen – „Nähe“", "最小位相の理由：キャビネットを聴く、2 本"])
    expect([title, lettering.canWrite(title)]).toEqual([title, true]);
  expect(lettering.canWrite("ไทย")).toBe(false);
  const { bytes } = await draw({ title: "ไทย", drawing: null });
  expect(await countPixels(bytes, INK)).toBeGreaterThan(1_000);
});

test("[ROUTE-16] an address that the shop didn't make is no picture, and nothing is drawn", async () => {
  const { app } = await draw({ title: "A", drawing: null });
  const payload = Buffer.from(JSON.stringify(["B", null])).toString("base64url");
  const response = await app.request(`/media/share/${"a".repeat(43)}/${payload}.png`);
  expect(response.status).toBe(404);
  expect(readdirSync(directory)).toHaveLength(1);
});
