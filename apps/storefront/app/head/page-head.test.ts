import { expect, test } from "vitest";
import { type PageFacts, pageHead, preloadPicture } from "./page-head.ts";

const SITE = { origin: "https://shop.example", name: "Farfield Audio" };
const PAGE: PageFacts = {
  path: "/shop",
  locale: "de",
  title: "Shop · Farfield Audio",
  description: "Alles.",
  kind: "website",
  image: { url: "/media/card.png", width: 1200, height: 630, alt: "Far field" },
};

test("[ROUTE-16] a page's head names the page, its address, its twins in all languages, and what a preview shows", () => {
  const twin = (hrefLang: string, href: string) => ({ tagName: "link", rel: "alternate", hrefLang, href });
  expect(pageHead(PAGE, SITE)).toEqual([
    { title: "Shop · Farfield Audio" },
    { name: "description", content: "Alles." },
    { tagName: "link", rel: "canonical", href: "https://shop.example/de/shop" },
    twin("en", "https://shop.example/shop"),
    twin("de", "https://shop.example/de/shop"),
    twin("ja", "https://shop.example/ja/shop"),
    twin("x-default", "https://shop.example/shop"),
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: "Farfield Audio" },
    { property: "og:title", content: "Shop · Farfield Audio" },
    { property: "og:description", content: "Alles." },
    { property: "og:url", content: "https://shop.example/de/shop" },
    { property: "og:locale", content: "de_DE" },
    { property: "og:locale:alternate", content: "en_GB" },
    { property: "og:locale:alternate", content: "ja_JP" },
    { property: "og:image", content: "https://shop.example/media/card.png" },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { property: "og:image:alt", content: "Far field" },
    { name: "twitter:card", content: "summary_large_image" },
  ]);
});

test("[ROUTE-16] a page without a picture has a small card and names none", () => {
  const head = pageHead({ ...PAGE, image: null }, SITE);
  expect(head.at(-1)).toEqual({ name: "twitter:card", content: "summary" });
  expect(JSON.stringify(head)).not.toContain("og:image");
});

test("a page's first picture is fetched in the drawing of the system's theme", () => {
  expect(preloadPicture({ dark: "/media/a-dark.svg", light: "/media/a-light.svg" })).toEqual([
    {
      ...{ tagName: "link", rel: "preload", as: "image", href: "/media/a-light.svg" },
      ...{ media: "(prefers-color-scheme: light)", fetchPriority: "high" },
    },
    {
      ...{ tagName: "link", rel: "preload", as: "image", href: "/media/a-dark.svg" },
      ...{ media: "not all and (prefers-color-scheme: light)", fetchPriority: "high" },
    },
  ]);
});
