import { createContentReader, createContentTransport } from "@shop/api-client/content";
import { CONTENT_CHECKS } from "@shop/api-client/testing";
import { ok, type Result } from "@shop/kernel";
import { createFakeClock } from "@shop/kernel/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  buildContent,
  buildContentPage,
  buildContentProduct,
  buildContentTutorial,
  createTestApp,
  importTestContent,
  type TestApp,
} from "../testing/index.ts";

let shop: TestApp;
const guitar = { id: 3, slug: "electric-guitar-recording-tutorials", name: "Guitars & <amps>" };
const COVER = { dark: "/media/covers/d.svg", light: "/media/covers/l.svg", alt: "Its panel", width: 1600, height: 900 };
const PLUGIN = buildContentProduct({
  name: "faMicAlign & more",
  type: "plugin",
  slug: "famicalign",
  productPageSlug: "famicalign",
  itemType: 42,
  wpId: 104,
  showcaseId: 1104,
  editorId: 2104,
  featuredMedia: COVER,
  yoastSEO: { title: "faMicAlign | Test", description: "Aligns." },
});
const HIDDEN = [
  buildContentProduct({ name: "Not public", wpId: 105, is_public: false }),
  buildContentProduct({ name: "A draft", wpId: 106, wpStatus: "draft" }),
  buildContentProduct({ name: "Unknown to the content system" }),
];
const SIZE = { width: 1000, height: 500 };
const PICTURED = {
  picture: { id: 3001, src: "/media/photos/cab.jpg", alt: "A cab" },
  html: '<p>Text.</p><figure><img src="/media/photos/cab.jpg" alt="Again"></figure>',
  de: { title: "Zwei Mikrofone", excerpt: "Warum.", pictureAlt: "Eine Box" },
};
/** More than two pages of a hundred. */
const LONG = Array.from({ length: 230 }, (_, index) =>
  buildContentTutorial({ id: 1000 + index, slug: `part-${index}`, date: "2025-01-01", category: guitar }),
);

beforeAll(async () => {
  shop = await createTestApp();
  const tutorials = [buildContentTutorial({ title: "A < B & C", ...PICTURED }), ...LONG];
  const media = [{ path: "photos/cab.jpg", sha256: "0123456789abcdef".repeat(4), ...SIZE, dominantColour: "#102030" }];
  const manifest = { inputsHash: "hash-1", files: [], media };
  const products = [PLUGIN, ...HIDDEN];
  await importTestContent(shop.deps, buildContent({ products, tutorials, pages: [buildContentPage()], manifest }));
});
afterAll(() => shop.close());

const asked: string[] = [];
const reader = createContentReader({
  host: "http://shop.test",
  clock: createFakeClock(),
  transport: createContentTransport(async (url, init) => {
    asked.push(String(url).replace("http://shop.test/wp-json/wp/v2/", ""));
    return shop.app.request(String(url), init);
  }),
});

test.each(CONTENT_CHECKS)("[API-08] our own content: $title", async ({ run }) => {
  await run(reader);
});

test("[API-08] a list longer than a page is read to its end, a hundred at a time", async () => {
  asked.length = 0;
  const answer = await reader.entries("posts", { categoryId: guitar.id });
  expect(answer.isOk && answer.value.length).toBe(230);
  expect(asked).toEqual([
    "posts?categories=3&per_page=100",
    "posts?categories=3&per_page=100&page=2",
    "posts?categories=3&per_page=100&page=3",
  ]);
});

test("[API-08] a list without texts has everything else of its entries", async () => {
  const whole = await mustRead(reader.entries("posts", { slug: "two-microphones" }));
  const short = await mustRead(reader.entries("posts", { slug: "two-microphones", withoutText: true }));
  expect(short).toEqual(whole?.map((entry) => ({ ...entry, html: "" })));
  expect(whole?.[0]?.html).not.toBe("");
});

test("[API-08] an item has every field of the content system, and only published ones are returned", async () => {
  expect(await reader.items()).toEqual(
    ok([
      {
        id: 104,
        type: "item",
        slug: "famicalign",
        date: null,
        publishedAt: null,
        modifiedAt: null,
        title: "faMicAlign & more",
        html: "<p>A page.</p>",
        excerpt: "<p>A short text</p>",
        categoryIds: [],
        featuredMediaId: 1104,
        author: null,
        seo: { title: "faMicAlign | Test", description: "Aligns." },
        itemType: 42,
        wpId: 104,
        showcaseId: 1104,
        editorId: 2104,
        shopDesc: "A sentence.",
        shortDesc: "A short text",
        productPageSlug: "famicalign",
        productPageDesc: "<p>A page.</p>",
        featuredMedia: COVER,
        wpStatus: "publish",
      },
    ]),
  );
});

test.each([
  ["showcaseId", 1104, "http://shop.test/media/covers/d.svg"],
  ["editorId", 2104, "http://shop.test/media/covers/l.svg"],
])("[API-08] the picture of an item's %s is its cover", async (_field, id, resolvedImageSrc) => {
  expect(await reader.media(id)).toEqual(
    ok({
      id,
      resolvedImageSrc,
      computedSrcset: "",
      imageAlt: "Its panel",
      imageTitle: "faMicAlign & more",
      dominantColour: null,
      width: 1600,
      height: 900,
    }),
  );
});

test("[MEDIA-01] [MEDIA-03] an article's picture has its widths, its colour and a description in the reader's language", async () => {
  const [article] = (await mustRead(reader.entries("posts", { slug: "two-microphones" }))) ?? [];
  expect(article?.featuredMediaId).toBe(3001);
  expect(article?.html).toContain(
    '<img src="/media/photos/cab.jpg?v=0123456789abcdef" alt="Again" width="1000" height="500" loading="lazy" decoding="async" data-colour="#102030" />',
  );
  const at = (width: number) => `http://shop.test/media/images/0123456789abcdef/${width}/photos/cab.jpg.webp`;
  expect(await mustRead(reader.media(3001))).toEqual({
    id: 3001,
    resolvedImageSrc: "http://shop.test/media/photos/cab.jpg?v=0123456789abcdef",
    computedSrcset: `${at(380)} 380w, ${at(600)} 600w, http://shop.test/media/photos/cab.jpg?v=0123456789abcdef 1000w`,
    imageAlt: "A cab",
    imageTitle: "A < B & C",
    dominantColour: "#102030",
    ...SIZE,
  });
  const german = await mustRead(reader.media(3001, { language: "de" }));
  expect([german?.imageAlt, german?.imageTitle]).toEqual(["Eine Box", "Zwei Mikrofone"]);
});

async function mustRead<Value>(read: Promise<Result<Value>>): Promise<Value | null> {
  const answer = await read;
  return answer.isOk ? answer.value : null;
}

test("[API-08] the welcome is the shop's line, or its name where it has none", async () => {
  expect(await reader.commonData()).toEqual(ok({ welcomeText: "Test Shop" }));
  const other = await createTestApp({ settings: { welcomeText: "We measure" } });
  const answer = await other.app.request("/wp-json/wp/v2/common_data");
  expect(await answer.json()).toEqual({ welcomeText: "We measure" });
  await other.close();
});

test.each([
  ["GET", "/item/105", "rest_post_invalid_id"],
  ["GET", "/item/106", "rest_post_invalid_id"],
  ["GET", "/item/0", "rest_post_invalid_id"],
  ["GET", "/media/0", "rest_post_invalid_id"],
  ["GET", "/users", "rest_no_route"],
  ["POST", "/posts", "rest_no_route"],
])("[API-08] %s %s is 404 %s", async (method, path, code) => {
  const answer = await shop.app.request(`/wp-json/wp/v2${path}`, { method });
  expect(answer.status).toBe(404);
  expect(await answer.json()).toMatchObject({ code, data: { status: 404 } });
});
