import { createContentReader, createContentTransport } from "@shop/api-client/content";
import { CONTENT_CHECKS } from "@shop/api-client/testing";
import { createSystemClock } from "@shop/kernel";
import { createFakeClock } from "@shop/kernel/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  INSTALL_WORDPRESS,
  isWordPressInstalled,
  type RunningWordPress,
  startWordPress,
} from "../../../../../tooling/wordpress/start-wordpress.ts";
import {
  buildContent,
  buildContentProduct,
  buildContentTutorial,
  buildMadeFigure,
  createTestApp,
  importTestContent,
  type TestApp,
} from "../../testing/index.ts";
import { copyWordPress } from "./copy-wordpress.ts";
import { createContentHost } from "./create-content-host.ts";

const isInstalled = isWordPressInstalled();
if (!isInstalled)
  process.stdout.write(`Skipped: WordPress, MariaDB or PHP isn't installed. On Debian: ${INSTALL_WORDPRESS}\n`);
const real = test.skipIf(!isInstalled);

let wordpress: RunningWordPress;
let shop: TestApp;
const PLUGIN = buildContentProduct({ name: "Gain Trim", type: "plugin", slug: "gain-trim", itemType: 42, wpId: 601 });

beforeAll(async () => {
  if (!isInstalled) return;
  wordpress = await startWordPress();
  shop = await createTestApp({ deps: { contentHost: createContentHost(wordpress.url, true) } });
  // After the posts' dates.
  await shop.clock.advanceAsync(Date.UTC(2026, 6, 1) - shop.clock.nowMs());
  const manifest = { inputsHash: "hash-1", files: [], media: [], figures: [{ id: "comb", figure: buildMadeFigure() }] };
  await importTestContent(
    shop.deps,
    buildContent({ products: [PLUGIN], tutorials: [buildContentTutorial()], manifest, figureIds: ["comb"] }),
  );
}, 120_000);
afterAll(async () => {
  await shop?.close();
  await wordpress?.stop();
}, 60_000);

async function read(path: string) {
  const answer = await shop.app.request(`/wp-json/wp/v2/${path}`);
  const [total, pages] = [answer.headers.get("x-wp-total"), answer.headers.get("x-wp-totalpages")];
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever field it asserts on.
  return { status: answer.status, total, pages, body: (await answer.json()) as any };
}

const slugs = async (query = "per_page=100") =>
  (await read(`posts?${query}`)).body.map((post: { slug: string }) => post.slug);

/** Copies on the machine's clock: with the WordPress's own speed. */
const copyNow = () =>
  copyWordPress({ ...shop.deps, clock: createSystemClock() }).catch((error: unknown) => String(error));

/** Copies while the WordPress says nothing at all, on the fake clock. */
async function copyInSilence(): Promise<unknown> {
  const copying = copyWordPress(shop.deps).catch((error: unknown) => String(error));
  let outcome: unknown;
  void copying.then((value) => {
    outcome = value ?? "nothing";
  });
  while (outcome === undefined) {
    await new Promise((resolve) => setImmediate(resolve));
    await shop.clock.advanceAsync(20);
  }
  return outcome;
}

real("[API-08] before the first copy the reads are 503, and pages of the shop's own are served", async () => {
  expect(await read("posts")).toMatchObject({ status: 503, body: { code: "content_not_read_yet" } });
  expect((await read("pages")).status).toBe(200);
});

real("[API-08] what a WordPress publishes is copied: posts, categories, pictures, items and common data", async () => {
  expect(await copyNow()).toEqual({ written: 9, removed: 0 });
  expect(await copyNow()).toEqual({ written: 0, removed: 0 });
  expect(await slugs()).toEqual([
    "two-microphones",
    "gain-before-drive",
    "a-picture-that-is-gone",
    "位相を合わせる",
    "hostile",
  ]);
});

test.each(CONTENT_CHECKS)("[API-08] the copy of a WordPress: $title", async ({ title, run }) => {
  if (!isInstalled || title === "a page is read by its slug") return;
  const transport = createContentTransport(async (url, init) => shop.app.request(String(url), init));
  await run(createContentReader({ host: "http://shop.test", clock: createFakeClock(), transport }));
});

test.each(CONTENT_CHECKS)("[API-08] the WordPress itself: $title", async ({ run }) => {
  if (!isInstalled) return;
  await run(createContentReader({ host: wordpress.url, clock: shop.clock, transport: createContentTransport(fetch) }));
});

real("[API-08] a draft, a scheduled, a private and a protected post, and one in the trash, never show", async () => {
  const shown = JSON.stringify([(await read("posts?per_page=100")).body, (await read("item")).body]);
  expect(shown).not.toContain("Nobody may read this");
  for (const id of [750, 751, 752, 753, 754, 755]) expect((await read(`posts/${id}`)).status).toBe(404);
  expect((await read("item/645")).status).toBe(404);
});

real(
  "[API-08] [HEAR-17] a shortcode in a post is a figure of the shop's files, and nothing on the WordPress's own page",
  async () => {
    const [post] = (await read("posts?slug=two-microphones")).body;
    expect(post.figures).toEqual([{ section: 1, figure: buildMadeFigure() }]);
    expect(post.content.rendered + post.excerpt.rendered).not.toContain("shop-figure");
    const page = await (await fetch(`${wordpress.url}/two-microphones/`)).text();
    expect(page).toContain("The second microphone hears the cabinet");
    expect(page).not.toContain("shop-figure");
  },
);

real("[API-08] titles and categories are decoded and escaped once, and Yoast's fields are text", async () => {
  const [post] = (await read("posts?slug=gain-before-drive")).body;
  expect([post.title.rendered, post.categories]).toEqual(["Gain before drive &amp; after", [10, 9]]);
  expect((await read("categories/10")).body).toMatchObject({ name: "Gain &amp; drive", parent: 9 });
  expect((await read("posts/812")).body.yoastSEO).toMatchObject({
    title: "Two microphones – and why they “fight” - Test Bench Audio",
    description: "Why two microphones on one cabinet don’t add up.",
  });
});

real("[API-08] a picture has its widths; a post whose picture is missing is shown without it", async () => {
  expect((await read("media/451")).body).toMatchObject({
    alt_text: "Two microphones in front of a cabinet",
    title: { rendered: "Cabinet &amp; microphones" },
    media_details: { width: 2560, height: 1440, sizes: { medium: { width: 300, height: 169 } } },
  });
  expect((await read("posts/780")).body.featured_media).toBe(0);
  expect((await read("media/99999")).status).toBe(404);
});

real(
  "[SAFE-16] hostile HTML of a post is reduced to text, tables, links and the WordPress's own pictures",
  async () => {
    const { title, content, excerpt } = (await read("posts/760")).body;
    expect(title.rendered).not.toMatch(/<script|<b>/);
    expect(excerpt.rendered).not.toMatch(/onerror|<img/);
    expect(content.rendered).toContain("Kept text.");
    expect(content.rendered).toContain('<a href="https://elsewhere.example/">plain link</a>');
    expect(content.rendered).toContain(`<img src="${wordpress.url}/wp-content/uploads/2026/03/cabinet-1024x576.jpg"`);
    expect(content.rendered).not.toMatch(
      /<(script|style|iframe|svg|form|input|math|h1|article|main)|javascript:|on[a-z]+=|style=|track\.gif|target=/i,
    );
  },
);

real("[API-08] an item replaces its product's texts in the catalogue, and nothing else of it", async () => {
  const browser = await shop.newBrowser().start();
  const answer = await browser.call("getAllProducts");
  expect(answer.result.result[0]).toMatchObject({
    name: "Gain Trim",
    slug: "gain-trim",
    shopDesc: "Trims gain & shows it.",
    shortDesc: "Gain staging in one place",
    productPageDesc: "<p>Trims gain, <strong>measured</strong>.</p>",
    yoastSEO: { title: "Gain Trim | Test Bench Audio", description: "Gain staging for every track." },
  });
});

real("[API-08] [CHAT-02] the chat can quote the WordPress's articles, and no longer those of the files", async () => {
  const rows = await shop.db
    .selectFrom("answer_passages")
    .select(["source", "path"])
    .where("kind", "=", "tutorial")
    .execute();
  expect(rows).toContainEqual({ source: "wordpress/812", path: "/tutorials/recording/two-microphones" });
  expect(rows.filter(({ source }) => !source.startsWith("wordpress/"))).toEqual([]);
});

real("[API-08] what an editor changes, deletes, protects or publishes is so after the next copy", async () => {
  wordpress.run(
    "edit.php",
    `wp_update_post(['ID' => 812, 'post_title' => 'Renamed']); wp_trash_post(790);
     wp_update_post(['ID' => 780, 'post_password' => 'open']); wp_publish_post(750);`,
  );
  // The post in the trash, and its category, which has no other.
  expect(await copyNow()).toMatchObject({ removed: 2 });
  expect((await read("posts/812")).body.title.rendered).toBe("Renamed");
  expect((await read("posts/790")).status).toBe(404);
  expect((await read("posts/780")).status).toBe(404);
  expect((await read("posts/750")).status).toBe(200);
});

real("[SAFE-25] a WordPress that is down, or whose database is, changes nothing that the shop shows", async () => {
  const before = await slugs();
  await wordpress.stopDatabase();
  expect(await copyNow()).toContain("content.categories: api.httpStatus");
  await wordpress.startDatabase();
  await wordpress.stopServer();
  expect(await copyNow()).toContain("ECONNREFUSED");
  expect(await slugs()).toEqual(before);
  await wordpress.startServer();
  expect(await copyNow()).toEqual({ written: 0, removed: 0 });
});

real("[SAFE-25] while a WordPress hangs, reads are served at once, and the copy gives up by its timeouts", async () => {
  wordpress.suspend();
  try {
    const copying = copyInSilence();
    const startedAt = performance.now();
    expect((await read("posts?per_page=100")).status).toBe(200);
    expect(performance.now() - startedAt).toBeLessThan(300);
    expect(await copying).toContain("content.categories: api.timeout");
  } finally {
    wordpress.resume();
  }
  expect(await copyNow()).toEqual({ written: 0, removed: 0 });
});

real("[API-08] a WordPress with plain permalinks is copied too", async () => {
  wordpress.run("edit.php", "update_option('permalink_structure', ''); flush_rewrite_rules();");
  const other = await createTestApp({ deps: { contentHost: createContentHost(wordpress.url, true) } });
  const clock = createSystemClock();
  expect(await copyWordPress({ ...other.deps, clock })).toMatchObject({ removed: 0 });
  await other.close();
});

real(
  "[API-08] 5,000 more posts are copied and paged by the headers, and a copy without changes reads none again",
  async () => {
    wordpress.run("seed-many.php", "5000");
    expect(await copyNow()).toMatchObject({ written: expect.any(Number) });
    const first = await read("posts?per_page=100");
    expect([first.body.length, first.total, first.pages]).toEqual([100, "5004", "51"]);
    const last = await read("posts?per_page=100&page=51");
    expect([last.body.length, last.body.at(-1).title.rendered]).toEqual([4, "Take 10001 &amp; more"]);
    expect(await read("posts?per_page=100&page=52")).toMatchObject({
      status: 400,
      body: { code: "rest_post_invalid_page_number" },
    });
    expect((await read("posts?slug=take-12345")).body[0].id).toBe(12345);
    expect(await copyNow()).toEqual({ written: 0, removed: 0 });
  },
  240_000,
);
