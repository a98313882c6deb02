import { readFileSync } from "node:fs";
import { ok } from "@shop/kernel";
import { createFakeClock } from "@shop/kernel/testing";
import { expect, test } from "vitest";
import { CONTENT_CHECKS } from "../testing/content-checks.ts";
import type { ContentTransport } from "./content-transport.ts";
import { createContentReader } from "./create-content-reader.ts";

type Body = Record<string, unknown> & { readonly id: number };

const [posts, pages, categories, items] = ["posts", "pages", "categories", "items"].map((name) => readList(name));
const faults = JSON.parse(readFile("faults.json")) as Record<string, { data: { status: number } }>;

/** The recorded response for each address; a list is limited to the entries that were in it. */
const RECORDED: Readonly<Record<string, () => unknown>> = {
  "posts?per_page=100": () => posts,
  "posts?slug=two-microphones&per_page=100": () => only(posts, 812),
  "posts?slug=no-such-thing-as-this&per_page=100": () => [],
  "posts?categories=9&per_page=100": () => posts,
  "posts/812": () => only(posts, 812)[0],
  "posts/987654321": () => faults["invalid-id"],
  "pages?per_page=100": () => pages,
  "pages?slug=imprint&per_page=100": () => pages,
  "categories?per_page=100": () => categories,
  "categories?slug=gain&per_page=100": () => only(categories, 12),
  "categories?slug=recording&per_page=100": () => only(categories, 9),
  "categories?slug=no-such-thing-as-this&per_page=100": () => [],
  "categories?parent=0&per_page=100": () => only(categories, 9),
  "categories?parent=9&per_page=100": () => only(categories, 12),
  "categories/9": () => only(categories, 9)[0],
  "categories/12": () => only(categories, 12)[0],
  "categories/987654321": () => faults["invalid-term"],
  "item?per_page=100": () => items,
  "item/601": () => only(items, 601)[0],
  "item/987654321": () => faults["invalid-id"],
  "media/451": () => JSON.parse(readFile("media-451.json")),
  "media/452": () => JSON.parse(readFile("media-452.json")),
  "media/987654321": () => faults["invalid-id"],
  common_data: () => JSON.parse(readFile("common-data.json")),
};

function readFile(name: string): string {
  return readFileSync(new URL(`./recorded-wordpress/${name}`, import.meta.url), "utf8");
}

function readList(name: string): readonly Body[] {
  return JSON.parse(readFile(`${name}.json`));
}

function only(list: readonly Body[] = [], id: number): readonly Body[] {
  return list.filter((entry) => entry.id === id);
}

const wordpress: ContentTransport = async ({ url }) => {
  const body = (RECORDED[url.replace("https://wp.example/wp-json/wp/v2/", "")] ?? (() => faults["no-route"]))();
  const isList = Array.isArray(body);
  const headers: Record<string, string> = isList ? { "x-wp-total": String(body.length), "x-wp-totalpages": "1" } : {};
  const status = Object.values(faults).find((fault) => fault === body)?.data.status ?? 200;
  return { status, text: JSON.stringify(body), header: (name) => headers[name] ?? null };
};
const reader = createContentReader({ host: "https://wp.example", transport: wordpress, clock: createFakeClock() });

test.each(CONTENT_CHECKS)("[API-08] a WordPress: $title", async ({ run }) => {
  await run(reader);
});

test("[API-08] an article of a WordPress, with its picture and what Yoast says of it", async () => {
  const answer = await reader.entry("posts", 812);
  expect(answer).toMatchObject(
    ok({
      id: 812,
      type: "post",
      slug: "two-microphones",
      date: "2026-03-02T09:15:00",
      publishedAt: "2026-03-02T09:15:00Z",
      modifiedAt: "2026-03-02T09:15:00Z",
      title: "Two microphones – and why they “fight”",
      categoryIds: [9],
      featuredMediaId: 451,
      seo: {
        title: "Two microphones – and why they “fight” - Test Bench Audio",
        description: "Why two microphones on one cabinet don’t add up.",
      },
    }),
  );
  const uploads = "https://wp.example/wp-content/uploads/2026/03";
  expect(await reader.media(451)).toEqual(
    ok({
      id: 451,
      resolvedImageSrc: `${uploads}/cabinet-scaled.jpg`,
      computedSrcset: [
        `${uploads}/cabinet-300x169.jpg 300w`,
        `${uploads}/cabinet-768x432.jpg 768w`,
        `${uploads}/cabinet-1024x576.jpg 1024w`,
        `${uploads}/cabinet-1536x864.jpg 1536w`,
        `${uploads}/cabinet-2048x1152.jpg 2048w`,
        `${uploads}/cabinet-scaled.jpg 2560w`,
      ].join(", "),
      imageAlt: "Two microphones in front of a cabinet",
      imageTitle: "Cabinet & microphones",
      dominantColour: null,
      width: 2560,
      height: 1440,
    }),
  );
});

test("[API-08] an item's own fields are read where a WordPress has them, and made up for where it hasn't", async () => {
  const answer = await reader.items();
  expect(answer.isOk && answer.value).toMatchObject([
    {
      wpId: 601,
      itemType: 42,
      showcaseId: 451,
      editorId: 452,
      shopDesc: "Trims gain & shows it.",
      shortDesc: "Gain staging in one place",
      productPageSlug: "gain-trim",
      productPageDesc: "<p>Trims gain.</p>\n",
      featuredMedia: { alt: "Its panel", width: 2560 },
      wpStatus: "publish",
      seo: { title: "Gain Trim | Test Bench Audio", description: "Gain staging for every track." },
    },
    {
      wpId: 644,
      itemType: 43,
      showcaseId: 451,
      editorId: null,
      shopDesc: "",
      shortDesc: "Sets levels.",
      productPageSlug: "rock-cabinets",
      productPageDesc: "\n<p>Forty takes.</p>\n",
      featuredMedia: null,
      wpStatus: "publish",
      seo: { title: "Rock cabinets & rooms - Test Bench Audio", canonical: "https://wp.example/item/rock-cabinets/" },
    },
  ]);
});

test("[API-08] the common data of a WordPress are an entry's own fields", async () => {
  expect(await reader.commonData()).toEqual(ok({ welcomeText: "Welcome to the bench" }));
});
