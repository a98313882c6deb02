import { afterAll, beforeAll, expect, test } from "vitest";
import { buildContent, buildContentProduct, createTestApp, importTestContent, type TestApp } from "../testing/index.ts";
import { findSmallDrawings } from "./small-drawings.ts";

const sha256 = "0123456789abcdef".repeat(4);
const picture = (folder: string) => ({ dark: `/media/${folder}/d.svg`, light: `/media/${folder}/l.svg` });
let shop: TestApp;

beforeAll(async () => {
  shop = await createTestApp();
  const cover = { ...picture("covers"), alt: "Its panel", width: 1600, height: 900 };
  const card = { ...picture("cards"), width: 380, height: 214 };
  const products = [
    buildContentProduct({ name: "With a card", featuredMedia: { ...cover, card } }),
    buildContentProduct({ name: "With a cover", featuredMedia: cover }),
    buildContentProduct({ name: "Without" }),
  ];
  const media = ["cards", "covers"].flatMap((folder) => [{ path: `${folder}/l.svg`, sha256 }]);
  const manifest = { inputsHash: "hash-1", files: [], media };
  await importTestContent(shop.deps, buildContent({ products, manifest }));
});
afterAll(() => shop.close());

const find = (...names: readonly string[]) => findSmallDrawings(shop.db, "https://shop.example", names);

test("[MEDIA-01] a product's drawing for mails is a PNG of its card on paper, at two pixels a point", async () => {
  const drawingOf = await find("With a card", "With a card", "With a cover");
  expect([drawingOf("With a card"), drawingOf("With a cover")]).toEqual([
    {
      url: "https://shop.example/media/images/0123456789abcdef/380/cards/l.svg.png",
      alt: "",
      width: 190,
      height: 107,
    },
    {
      url: "https://shop.example/media/images/0123456789abcdef/380/covers/l.svg.png",
      alt: "",
      width: 190,
      height: 107,
    },
  ]);
});

test("a product without a picture, and one that isn't there, have no drawing", async () => {
  const drawingOf = await find("Without", "Gone");
  expect([drawingOf("Without"), drawingOf("Gone"), (await find())("With a card")]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
