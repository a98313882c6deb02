import sharp from "sharp";
import { expect, test } from "vitest";
import { renderWithSharp } from "./render-with-sharp.ts";

const SIZE = { width: 320, height: 180 };
const DRAWING = new TextEncoder().encode(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 180" width="320" height="180"><path d="M0 0h320v180H0z" fill="#f80"/></svg>`,
);

test.each([
  ["avif", "heif"],
  ["webp", "webp"],
  ["png", "png"],
] as const)("[MEDIA-01] a drawing is drawn in the width that is asked for, as %s", async (format, name) => {
  const about = await sharp(await renderWithSharp(DRAWING, { size: 1200, format })).metadata();
  expect([about.width, about.height, about.format]).toEqual([1200, 675, name]);
});

test("[MEDIA-01] a drawing that is enlarged stays sharp: its edge is at most two pixels wide", async () => {
  const half = new TextEncoder().encode(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 18" width="32" height="18"><path d="M0 0h32v18H0z" fill="#fff"/><path d="M0 0h16v18H0z"/></svg>`,
  );
  const row = await sharp(await renderWithSharp(half, { size: 1024, format: "png" }))
    .extract({ left: 0, top: 100, width: 1024, height: 1 })
    .greyscale()
    .raw()
    .toBuffer();
  expect([...row].filter((value) => value > 5 && value < 250).length).toBeLessThanOrEqual(2);
});

test("[MEDIA-01] a photograph is made smaller and never larger", async () => {
  const photo = await sharp({ create: { ...SIZE, channels: 3, background: "#123456" } })
    .jpeg()
    .toBuffer();
  const large = await sharp(await renderWithSharp(photo, { size: 1024, format: "webp" })).metadata();
  expect(large.width).toBe(SIZE.width);
  const wide = await sharp(photo).resize(2000, 1000).jpeg().toBuffer();
  const small = await sharp(await renderWithSharp(wide, { size: 600, format: "webp" })).metadata();
  expect([small.width, small.height]).toEqual([600, 300]);
});

test("a share card shows the whole drawing, 1200 by 630, on the drawing's own ground", async () => {
  const ground = new TextEncoder().encode(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 900" width="1600" height="900"><path d="M0 0h1600v900H0z" fill="#17150f"/><path d="M600 300h400v300H600z" fill="#f5a524"/></svg>`,
  );
  const card = sharp(await renderWithSharp(ground, { size: "share", format: "png" }));
  const { width, height } = await card.metadata();
  expect([width, height]).toEqual([1200, 630]);
  const pixel = async (left: number, top: number) =>
    (await card.clone().extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer()).toString("hex");
  expect([await pixel(0, 0), await pixel(1199, 629), await pixel(600, 315)]).toEqual(["17150f", "17150f", "f5a524"]);
});

test("a photograph that is smaller than a share card is centred on it, not enlarged", async () => {
  const photo = await sharp({ create: { ...SIZE, channels: 3, background: "#123456" } })
    .png()
    .toBuffer();
  const { width, height } = await sharp(await renderWithSharp(photo, { size: "share", format: "png" })).metadata();
  expect([width, height]).toEqual([1200, 630]);
});

test("what is no picture is refused", async () => {
  await expect(renderWithSharp(new TextEncoder().encode("no"), { size: 600, format: "png" })).rejects.toThrow();
});
