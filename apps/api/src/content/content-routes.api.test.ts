import { afterAll, beforeAll, expect, test } from "vitest";
import {
  buildContent,
  buildContentPage,
  buildContentTutorial,
  buildMadeFigure,
  createTestApp,
  importTestContent,
  type TestApp,
} from "../testing/index.ts";

let shop: TestApp;
const figure = buildMadeFigure();
const guitar = { id: 3, slug: "electric-guitar-recording-tutorials", name: "Guitars & <amps>" };

beforeAll(async () => {
  shop = await createTestApp();
  const tutorials = [
    buildContentTutorial({
      html: "<p>Because of the distance.</p><h2>a</h2>",
      figures: ["comb", "unmade"].map((id) => ({ figure: id, section: 1 })),
    }),
    buildContentTutorial({ id: 12, slug: "one-microphone", title: "A < B & C", date: "2026-02-01", category: guitar }),
    buildContentTutorial({ id: 13, slug: "no-microphone", date: "2025-12-24" }),
  ];
  const pages = [buildContentPage(), buildContentPage({ slug: "imprint", title: "Imprint" })];
  const manifest = { inputsHash: "x", files: [], figures: [{ id: "comb", figure }] };
  await importTestContent(shop.deps, buildContent({ tutorials, pages, manifest, figureIds: ["comb", "unmade"] }));
});
afterAll(() => shop.close());

async function read(path: string) {
  const response = await shop.app.request(`/wp-json/wp/v2${path}`);
  return { status: response.status, headers: response.headers, body: await response.json() };
}
const slugs = (body: Array<{ slug: string }>) => body.map(({ slug }) => slug);

test("[SAFE-21] posts come newest first, with WordPress's fields and totals, and may be cached", async () => {
  const { status, headers, body } = await read("/posts");
  expect(status).toBe(200);
  expect(slugs(body)).toEqual(["one-microphone", "two-microphones", "no-microphone"]);
  expect(body[0]).toEqual({
    id: 12,
    slug: "one-microphone",
    type: "post",
    status: "publish",
    date: "2026-02-01T00:00:00",
    date_gmt: "2026-02-01T00:00:00",
    link: "http://shop.test/tutorials/electric-guitar-recording-tutorials/one-microphone",
    title: { rendered: "A &lt; B &amp; C" },
    content: { rendered: "<p>Because of the distance.</p>", protected: false },
    excerpt: { rendered: "<p>Why they fight.</p>", protected: false },
    featured_media: 0,
    author_name: "The shop",
    categories: [3],
  });
  expect(headers.get("x-wp-total")).toBe("3");
  expect(headers.get("x-wp-totalpages")).toBe("1");
  expect(headers.get("cache-control")).toMatch(/^public/);
  expect(headers.has("set-cookie")).toBe(false);
});

test("[HEAR-17] a post has the figures that the build could make, each at its section", async () => {
  const { body } = await read("/posts?slug=two-microphones");
  expect(body[0].figures).toEqual([{ section: 1, figure }]);
});

test.each([
  ["/posts?slug=two-microphones", ["two-microphones"]],
  ["/posts?slug=two-microphones,no-microphone", ["two-microphones", "no-microphone"]],
  ["/posts?slug=nothing", []],
  ["/posts?categories=7", ["two-microphones", "no-microphone"]],
  ["/posts?categories=3,7&per_page=100", ["one-microphone", "two-microphones", "no-microphone"]],
  ["/posts?per_page=2&page=2", ["no-microphone"]],
  ["/pages?slug=imprint", ["imprint"]],
  ["/pages?per_page=100", ["imprint", "support"]],
  ["/categories", [guitar.slug, "phase-alignment-tutorials"]],
  ["/categories?slug=phase-alignment-tutorials", ["phase-alignment-tutorials"]],
  ["/categories?parent=0", [guitar.slug, "phase-alignment-tutorials"]],
  ["/categories?parent=3", []],
])("%s gives %j", async (path, expected) => {
  const { status, body } = await read(path);
  expect(status).toBe(200);
  expect(slugs(body)).toEqual(expected);
});

test("one post, one page and one category are read by id", async () => {
  expect((await read("/posts/11")).body).toMatchObject({ slug: "two-microphones", categories: [7] });
  const [support] = (await read("/pages?slug=support")).body;
  expect((await read(`/pages/${support.id}`)).body).toEqual(support);
  expect(support).toMatchObject({ title: { rendered: "Support" }, date: null, link: "http://shop.test/support" });
  expect((await read("/categories/3")).body).toEqual({
    id: 3,
    slug: guitar.slug,
    name: "Guitars &amp; &lt;amps&gt;",
    count: 1,
    description: "",
    link: `http://shop.test/tutorials/${guitar.slug}`,
    taxonomy: "category",
    parent: 0,
  });
});

test.each([
  ["/posts/999", 404, "rest_post_invalid_id", "Invalid post ID."],
  ["/categories/999", 404, "rest_term_invalid", "Term does not exist."],
  ["/posts?per_page=101", 400, "rest_invalid_param", "Invalid parameter(s): per_page"],
  ["/posts?per_page=0", 400, "rest_invalid_param", "Invalid parameter(s): per_page"],
  ["/posts?page=0", 400, "rest_invalid_param", "Invalid parameter(s): page"],
  ["/posts?page=x", 400, "rest_invalid_param", "Invalid parameter(s): page"],
  ["/posts?categories=1,x", 400, "rest_invalid_param", "Invalid parameter(s): categories"],
  ["/posts?slug=%00", 400, "rest_invalid_param", "Invalid parameter(s): slug"],
  [
    "/posts?page=2",
    400,
    "rest_post_invalid_page_number",
    "The page number requested is larger than the number of pages available.",
  ],
])("%s gets WordPress's fault %i %s", async (path, status, code, message) => {
  const answer = await read(path);
  expect(answer.status).toBe(status);
  expect(answer.body).toEqual({ code, message, data: { status } });
});

test("a caller that already has the newest list gets a 304", async () => {
  const etag = (await read("/posts")).headers.get("etag") ?? "";
  const again = await shop.app.request("/wp-json/wp/v2/posts", { headers: { "if-none-match": etag } });
  expect([again.status, await again.text()]).toEqual([304, ""]);
});
