import { afterEach, beforeEach, expect, test } from "vitest";
import {
  type Change,
  changed,
  createRecordedSite,
  RECORDED_HOST,
  type RecordedResponse,
  recordedResponse,
} from "../../../../../tooling/wordpress/recorded-wordpress.ts";
import {
  buildContent,
  buildContentProduct,
  buildContentTutorial,
  createTestApp,
  importTestContent,
  type TestApp,
} from "../../testing/index.ts";
import { copyWordPress } from "./copy-wordpress.ts";

const HEADS = "posts?orderby=id&order=desc&_fields=id%2Cmodified_gmt&per_page=100";
const POSTS = "posts?include=812%2C790%2C780%2C770%2C760%2C753&per_page=100";
const DAY_MS = 24 * 60 * 60 * 1000;
const PLUGIN = buildContentProduct({ name: "Gain Trim", type: "plugin", slug: "gain-trim", itemType: 42, wpId: 601 });
const CONTENT = buildContent({
  products: [PLUGIN],
  tutorials: [buildContentTutorial({ slug: "of-the-files" })],
  manifest: { inputsHash: "hash-1", files: [], media: [] },
});

let shop: TestApp;
let site: ReturnType<typeof createRecordedSite>;

beforeEach(async () => {
  site = createRecordedSite(POSTS);
  shop = await createTestApp({ deps: { contentHost: { url: RECORDED_HOST, transport: site.transport } } });
  // After the posts' dates.
  await shop.clock.advanceAsync(Date.UTC(2026, 6, 1) - shop.clock.nowMs());
  await importTestContent(shop.deps, CONTENT);
});
afterEach(() => shop.close());

async function read(path: string) {
  const answer = await shop.app.request(`/wp-json/wp/v2/${path}`);
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever field it asserts on.
  return { status: answer.status, total: answer.headers.get("x-wp-total"), body: (await answer.json()) as any };
}

const slugs = async () => (await read("posts?per_page=100")).body.map((post: { slug: string }) => post.slug);
const SHOWN = ["two-microphones", "gain-before-drive", "a-picture-that-is-gone", "位相を合わせる", "hostile"];

/** Copies, while the clock lets the repeats of a failed read pass. */
async function copy(deps = shop.deps): Promise<unknown> {
  const copying = copyWordPress(deps).catch((error: unknown) => String(error));
  let isDone = false;
  void copying.then(() => {
    isDone = true;
  });
  while (!isDone) {
    for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    if (!isDone) await shop.clock.advanceAsync(500);
  }
  return copying;
}

test("[API-08] a copy returns what may be seen, and a second one reads no text again", async () => {
  expect((await read("posts")).status).toBe(503);
  expect(await copy()).toEqual({ written: 9, removed: 0 });
  expect(await slugs()).toEqual(SHOWN);
  expect((await read("posts?categories=10")).body).toMatchObject([{ id: 790, featured_media: 0, categories: [10, 9] }]);
  expect((await read("posts?slug=位相を合わせる")).body).toMatchObject([{ id: 770 }]);
  expect((await read("categories")).body.map(({ slug }: { slug: string }) => slug)).toEqual(["gain", "recording"]);
  expect((await read("categories?parent=9")).body).toMatchObject([{ id: 10, name: "Gain &amp; drive" }]);
  expect((await read("posts?slug=two-microphones&lang=de")).body).toMatchObject([{ lang: "en", content_lang: "en" }]);
  expect((await read("common_data")).body).toEqual({ welcomeText: "Welcome to the bench" });
  site.asked.length = 0;
  // The one with a password is read again: it may have lost it.
  expect(await copy()).toEqual({ written: 0, removed: 0 });
  expect(site.asked.filter((address) => address.includes("include="))).toEqual(["posts?include=753&per_page=100"]);
});

test("[SAFE-25] a copy that broke off after a category got another name reads every post again", async () => {
  await copy();
  const categories = site.asked.find((address) => address.startsWith("categories?")) ?? "";
  site.instead[categories] = changed((all) => all.map((one) => ({ ...one, name: "Renamed" })));
  site.instead[POSTS] = () => ({ ...recordedResponse(POSTS), status: 500 });
  expect(await copy()).toMatch(/content\.posts/);
  delete site.instead[POSTS];
  site.asked.length = 0;
  await copy();
  expect(site.asked).toContain(POSTS);
});

test("[SAFE-16] a post is stored without what could run, and its pictures are the WordPress's own", async () => {
  await copy();
  const { title, content, excerpt } = (await read("posts/760")).body;
  const shown = title.rendered + content.rendered + excerpt.rendered;
  expect(shown).toContain("Kept text.");
  expect(content.rendered).toContain(
    `<img src="${RECORDED_HOST}/wp-content/uploads/2026/03/cabinet-1024x576.jpg" alt="" width="1024" height="576"`,
  );
  expect(shown).not.toMatch(
    /<(script|style|iframe|svg|form|math)|javascript:|onerror|onclick|onload|style=|track\.gif/i,
  );
});

test("[API-08] a picture that is missing, or another host's, leaves its post without one", async () => {
  await copy();
  expect((await read("posts/812")).body.featured_media).toBe(451);
  expect((await read("posts/780")).body.featured_media).toBe(0);
  expect((await read("media/99999")).status).toBe(404);
  expect((await read("media/451")).body).toMatchObject({
    source_url: `${RECORDED_HOST}/wp-content/uploads/2026/03/cabinet-scaled.jpg`,
    media_details: { width: 2560, height: 1440, sizes: { large: { width: 1024, height: 576 } } },
  });
  site.instead["media?include=451%2C99999&per_page=100"] = changed(([media]) => [
    { ...media, source_url: "https://elsewhere.example/cabinet.jpg" },
  ]);
  await shop.clock.advanceAsync(DAY_MS);
  await copy();
  expect((await read("posts/812")).body.featured_media).toBe(0);
});

test("[API-08] what a WordPress lists by mistake isn't shown: drafts, what is scheduled, what has a password", async () => {
  site.instead[POSTS] = changed(([post, ...others]) => [
    { ...post, status: "draft" },
    ...others.map(
      (other: object, index: number) =>
        [
          { ...other, date_gmt: "2026-07-01T01:00:00" },
          { ...other, content: { rendered: "<p>Open</p>", protected: true } },
          { ...other, status: "private" },
          other,
          other,
        ][index],
    ),
  ]);
  await copy();
  expect(await slugs()).toEqual(["hostile"]);
  // The scheduled one, once its time has come.
  await shop.clock.advanceAsync(60 * 60 * 1000);
  await copy();
  expect(await slugs()).toContain("gain-before-drive");
});

test("[API-08] a post that is gone leaves, with what the chat quotes of it", async () => {
  await copy();
  site.instead[HEADS] = changed((heads) => heads.filter(({ id }: { id: number }) => id !== 812 && id !== 753));
  expect(await copy()).toEqual({ written: 0, removed: 1 });
  expect(await slugs()).toEqual(SHOWN.slice(1));
  const sources = await shop.db.selectFrom("answer_passages").select("source").where("kind", "=", "tutorial").execute();
  expect([...new Set(sources.map(({ source }) => source))].sort()).toEqual(
    [760, 770, 780, 790].map((id) => `wordpress/${id}`),
  );
});

test("[API-08] once a day everything is read again, whether it says that it has changed or not", async () => {
  await copy();
  site.instead["media?include=451%2C99999&per_page=100"] = changed(([media]) => [
    { ...media, alt_text: "Described again" },
  ]);
  await shop.clock.advanceAsync(DAY_MS);
  await copy();
  expect((await read("media/451")).body.alt_text).toBe("Described again");
});

test.each<[string, string, Change, string]>([
  ["a title that is missing", POSTS, ([post, ...others]) => [post, { ...others[0], title: null }], '"path":"1.title"'],
  ["an id that is no number", HEADS, () => [{ id: "812; drop table" }], '"path":"0.id"'],
  ["an object for a list", HEADS, () => ({}), '"operation":"content.posts"'],
])(
  "[API-10] %s ends the copy with the operation's name and the path; the last copy stays",
  async (_kind, address, change, part) => {
    await copy();
    await shop.clock.advanceAsync(DAY_MS);
    site.instead[address] = changed(change);
    const outcome = await copy();
    expect(outcome).toContain("content.posts: api.badAnswer");
    expect(outcome).toContain(part);
    expect(await slugs()).toEqual(SHOWN);
  },
);

test.each<[string, () => RecordedResponse | Promise<RecordedResponse>, string]>([
  ["responds with 500", () => recordedResponse("crash"), "critical error"],
  ["is in maintenance", () => recordedResponse("maintenance"), "unavailable"],
  ["is down", () => Promise.reject(new Error("ECONNREFUSED")), "ECONNREFUSED"],
  ["never responds", () => new Promise(() => {}), "api.timeout"],
  ["redirects", async () => ({ status: 301, text: "", header: () => null }), '"status":301'],
])("[SAFE-25] a WordPress that %s delays no read and removes nothing", async (_fault, reply, reason) => {
  await copy();
  site.instead = { all: reply };
  expect(await copy()).toContain(reason);
  expect(await slugs()).toEqual(SHOWN);
  site.instead = {};
  expect(await copy()).toMatchObject({ removed: 0 });
});

test("[API-08] a list that changes while it is read is read again by the next run", async () => {
  const page = (total: string) => async (): Promise<RecordedResponse> => ({
    status: 200,
    text: "[]",
    header: (name) => ({ "x-wp-total": total, "x-wp-totalpages": "2" })[name] ?? null,
  });
  site.instead = { [HEADS]: page("101"), [`${HEADS}&page=2`]: page("100") };
  expect(await copy()).toContain("content.posts: the list changed while it was read");
});

test("[API-08] a WordPress without items and common data has posts all the same", async () => {
  const noRoute = () => recordedResponse("no-such-type/1");
  site.instead = { [HEADS.replace("posts", "item")]: noRoute, common_data: noRoute };
  expect(await copy()).toEqual({ written: 7, removed: 0 });
  expect((await read("item")).body).toEqual([]);
  expect((await read("common_data")).body).toEqual({ welcomeText: "Test Shop" });
});

test("[API-08] one process copies at a time, and a copy that was broken off is taken over", async () => {
  site.instead = { all: () => new Promise(() => {}) };
  const first = copyWordPress(shop.deps).catch(() => "ended");
  while (site.asked.length === 0) await new Promise((resolve) => setImmediate(resolve));
  expect(await copyWordPress(shop.deps)).toBeUndefined();
  site.instead = {};
  const later = { ...shop.deps, clock: { ...shop.clock, nowMs: () => shop.clock.nowMs() + 5 * 60_000 } };
  expect(await copyWordPress(later)).toMatchObject({ written: 9 });
  await shop.clock.advanceAsync(60_000);
  await first;
});

test("[API-08] another WordPress, or none, starts without what the one before had", async () => {
  await copy();
  const other = {
    ...shop.deps,
    contentHost: { url: "https://other.example", transport: () => Promise.reject(new Error("down")) },
  };
  expect(await copy(other)).toContain("down");
  const count = async () => (await shop.db.selectFrom("wordpress_entries").selectAll().execute()).length;
  expect(await count()).toBe(0);
  await copy();
  const browser = await shop.newBrowser().start();
  const shortDesc = async () => (await browser.call("getAllProducts")).result.result[0].shortDesc;
  expect([(await count()) > 0, await shortDesc()]).toEqual([true, "Gain staging in one place"]);
  await importTestContent({ ...shop.deps, contentHost: null }, CONTENT);
  await shop.clock.advanceAsync(2_000);
  expect([await count(), await shortDesc()]).toEqual([0, "A short text"]);
  const tutorials = await shop.db.selectFrom("content_entries").select("slug").where("kind", "=", "post").execute();
  expect(tutorials).toEqual([{ slug: "of-the-files" }]);
});
