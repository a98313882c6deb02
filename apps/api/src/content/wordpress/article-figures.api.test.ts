import { afterEach, beforeEach, expect, test } from "vitest";
import {
  changed,
  createRecordedSite,
  RECORDED_HOST,
  recordedResponse,
} from "../../../../../tooling/wordpress/recorded-wordpress.ts";
import {
  buildContent,
  buildContentProduct,
  buildMadeFigure,
  createTestApp,
  importTestContent,
  type TestApp,
} from "../../testing/index.ts";
import { copyWordPress } from "./copy-wordpress.ts";

const POSTS = "posts?include=812%2C790%2C780%2C770%2C760%2C753&per_page=100";
const FIGURE = buildMadeFigure();
const contentWith = (ids: readonly string[]) =>
  buildContent({
    products: [buildContentProduct({ wpId: 601 })],
    manifest: { inputsHash: ids.join(), files: [], figures: ids.map((id) => ({ id, figure: FIGURE })) },
    figureIds: [...ids],
  });

let shop: TestApp;
let site: ReturnType<typeof createRecordedSite>;

beforeEach(async () => {
  site = createRecordedSite(POSTS);
  shop = await createTestApp({ deps: { contentHost: { url: RECORDED_HOST, transport: site.transport } } });
  // After the posts' dates.
  await shop.clock.advanceAsync(Date.UTC(2026, 6, 1) - shop.clock.nowMs());
  await importTestContent(shop.deps, contentWith(["comb"]));
});
afterEach(() => shop.close());

async function readPost(id: number) {
  const answer = await shop.app.request(`/wp-json/wp/v2/posts/${id}`);
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever field it asserts on.
  return (await answer.json()) as any;
}

test("[API-08] [HEAR-17] a post has the figure that its shortcode names, at the end of its section, and no shortcode is shown", async () => {
  await copyWordPress(shop.deps);
  const post = await readPost(812);
  expect(post.figures).toEqual([{ section: 1, figure: FIGURE }]);
  expect(post.content.rendered).toContain("<h2>Why it matters</h2>");
  expect(post.content.rendered + post.excerpt.rendered).not.toContain("shop-figure");
  const quoted = await shop.db
    .selectFrom("answer_passages")
    .selectAll()
    .where("source", "=", "wordpress/812")
    .execute();
  expect(quoted.length).toBeGreaterThan(0);
  expect(JSON.stringify(quoted)).not.toContain("shop-figure");
});

test("[API-08] [HEAR-17] the log names a post's figures that the shop doesn't have", async () => {
  await copyWordPress(shop.deps);
  expect(shop.logged).toContainEqual(expect.objectContaining({ level: "warn", id: 812, unknown: ["not-made"] }));
});

test("[API-08] [HEAR-17] other figures in the shop's files reach the posts with the next copy, also after one that failed", async () => {
  await copyWordPress(shop.deps);
  await importTestContent(shop.deps, contentWith(["comb", "not-made"]));
  site.instead[POSTS] = () => ({ ...recordedResponse(POSTS), status: 400 });
  await expect(copyWordPress(shop.deps)).rejects.toThrow("content.posts");
  site.instead = {};
  await copyWordPress(shop.deps);
  expect((await readPost(812)).figures).toHaveLength(2);
  site.asked.length = 0;
  await copyWordPress(shop.deps);
  expect(site.asked).not.toContain(POSTS);
});

test("[API-08] [HEAR-17] figures that a WordPress sends itself are left out", async () => {
  site.instead[POSTS] = changed((posts) =>
    posts.map((post) => ({ ...post, figures: [{ section: 0, figure: FIGURE }] })),
  );
  await copyWordPress(shop.deps);
  expect((await readPost(790)).figures).toBeUndefined();
});
