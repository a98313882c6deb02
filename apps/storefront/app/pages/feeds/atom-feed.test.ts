// @vitest-environment jsdom
import { expect, test } from "vitest";
import { atomFeed, type Feed, type FeedEntry } from "./atom-feed.ts";

const SITE = { origin: "https://shop.example", name: "Farfield & Sons" };
const ENTRY: FeedEntry = {
  path: "/tutorials/phase/why",
  title: "Why <minimum> phase",
  summary: "Cause & effect.",
  publishedAt: "2026-08-04T00:00:00Z",
  updatedAt: "2026-09-01T08:00:00Z",
};
const FEED: Feed = {
  path: "/feeds/tutorials.xml",
  pagePath: "/tutorials",
  title: "Tutorials",
  locale: "de",
  entries: [ENTRY, { ...ENTRY, path: "/tutorials/phase/how", updatedAt: "2026-08-05T00:00:00Z" }],
};

const read = (feed: Feed) => new DOMParser().parseFromString(atomFeed(feed, SITE), "application/xml");
const textOf = (root: ParentNode, name: string) => root.querySelector(name)?.textContent;
const hrefOf = (root: ParentNode, rel: string) => root.querySelector(`link[rel=${rel}]`)?.getAttribute("href");

test("[ROUTE-16] a feed names itself, its page, its language and the last change of its entries", () => {
  const { documentElement } = read(FEED);
  expect(documentElement.getAttribute("xml:lang")).toBe("de");
  expect(textOf(documentElement, "id")).toBe("https://shop.example/de/feeds/tutorials.xml");
  expect(textOf(documentElement, "title")).toBe("Tutorials · Farfield & Sons");
  expect(textOf(documentElement, "updated")).toBe("2026-09-01T08:00:00Z");
  expect([hrefOf(documentElement, "self"), hrefOf(documentElement, "alternate")]).toEqual([
    "https://shop.example/de/feeds/tutorials.xml",
    "https://shop.example/de/tutorials",
  ]);
});

test("[ROUTE-16] an entry has its page's address as its id, its dates, and its texts as they are", () => {
  const [entry] = read(FEED).querySelectorAll("entry");
  if (!entry) throw new Error("The feed has no entry.");
  expect(textOf(entry, "id")).toBe("https://shop.example/de/tutorials/phase/why");
  expect(hrefOf(entry, "alternate")).toBe("https://shop.example/de/tutorials/phase/why");
  expect(textOf(entry, "title")).toBe("Why <minimum> phase");
  expect(textOf(entry, "summary")).toBe("Cause & effect.");
  expect([textOf(entry, "published"), textOf(entry, "updated")]).toEqual([
    "2026-08-04T00:00:00Z",
    "2026-09-01T08:00:00Z",
  ]);
});

test("[ROUTE-16] entries of one page differ by their place in it", () => {
  const entries = ["v2.1.0", "v 2"].map((place) => ({ ...ENTRY, path: "/products/plugins/famicalign", place }));
  const ids = Array.from(read({ ...FEED, entries }).querySelectorAll("entry > id"), (id) => id.textContent);
  expect(ids).toEqual([
    "https://shop.example/de/products/plugins/famicalign#v2.1.0",
    "https://shop.example/de/products/plugins/famicalign#v%202",
  ]);
});

test("[ROUTE-16] a feed without entries is a valid one", () => {
  const { documentElement } = read({ ...FEED, entries: [] });
  expect(documentElement.tagName).toBe("feed");
  expect(Number.isNaN(Date.parse(textOf(documentElement, "updated") ?? ""))).toBe(false);
});
