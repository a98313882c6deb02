import { expect, test } from "vitest";
import { shopData } from "../pages/home/shop-data.ts";
import { articleData } from "../pages/tutorials/article-data.ts";
import { breadcrumbData } from "./breadcrumb-data.ts";

const SITE = { origin: "https://shop.example", name: "Farfield Audio" };

test("[ROUTE-16] the way to a page is listed step by step, with addresses of the page's language", () => {
  const steps = [
    { name: "Plugins", href: "/products/plugins" },
    { name: "faMicAlign", href: "/products/plugins/famicalign" },
  ];
  const item = (position: number, name: string, url: string) => ({
    ...{ "@type": "ListItem", position, name },
    item: { "@type": "WebPage", "@id": url },
  });
  expect(breadcrumbData(steps, SITE, "ja")).toEqual({
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: [
      item(1, "Plugins", "https://shop.example/ja/products/plugins"),
      item(2, "faMicAlign", "https://shop.example/ja/products/plugins/famicalign"),
    ],
  });
});

const ARTICLE = {
  title: "Why minimum phase",
  description: "What it is.",
  path: "/tutorials/phase/why",
  publishedAt: "2026-08-04T00:00:00Z",
  modifiedAt: null,
  author: "Ines Vollmer",
  imageUrl: null,
};
const PUBLISHER = { "@type": "Organization", name: "Farfield Audio", url: "https://shop.example/" };

test("[ROUTE-16] an article's data has its title, author and days; a day that isn't known is left out", () => {
  expect(articleData(ARTICLE, SITE, "en")).toEqual({
    "@context": "https://schema.org",
    "@type": "Article",
    headline: "Why minimum phase",
    description: "What it is.",
    mainEntityOfPage: "https://shop.example/tutorials/phase/why",
    author: { "@type": "Person", name: "Ines Vollmer" },
    publisher: PUBLISHER,
    datePublished: "2026-08-04T00:00:00Z",
  });
});

test("[ROUTE-16] an article without an author is the shop's; a change and a picture are included if there are any", () => {
  const article = { ...ARTICLE, author: null, modifiedAt: "2026-09-01T08:00:00Z", imageUrl: "/media/a.png" };
  expect(articleData(article, SITE, "en")).toMatchObject({
    author: PUBLISHER,
    dateModified: "2026-09-01T08:00:00Z",
    image: "https://shop.example/media/a.png",
  });
});

test("[ROUTE-16] the home page's data names who runs the shop, and its site in the page's language", () => {
  const [organisation, site] = shopData(SITE, "help@shop.example", "de");
  expect(organisation).toEqual({
    "@context": "https://schema.org",
    "@type": "Organization",
    "@id": "https://shop.example/#shop",
    name: "Farfield Audio",
    url: "https://shop.example/",
    logo: "https://shop.example/media/logo.svg",
    email: "help@shop.example",
  });
  expect(site).toEqual({
    "@context": "https://schema.org",
    "@type": "WebSite",
    name: "Farfield Audio",
    url: "https://shop.example/de",
    inLanguage: "de",
    publisher: { "@id": "https://shop.example/#shop" },
  });
});
