// @vitest-environment jsdom
import { expect, test } from "vitest";
import { filesOf, type SitemapPage, sitemapIndexXml, sitemapXml } from "./sitemap-xml.ts";

const SITE = { origin: "https://shop.example" };

/** The list as an XML parser sees it; throws if it isn't well-formed. */
function read(pages: readonly SitemapPage[]) {
  const document = new DOMParser().parseFromString(sitemapXml(pages, SITE), "application/xml");
  const error = document.querySelector("parsererror");
  if (error) throw new Error(error.textContent ?? "");
  return Array.from(document.getElementsByTagName("url"), (url) => ({
    loc: url.getElementsByTagName("loc")[0]?.textContent,
    lastmod: url.getElementsByTagName("lastmod")[0]?.textContent ?? null,
    twins: Array.from(url.getElementsByTagName("xhtml:link"), (link) => [
      link.getAttribute("hreflang"),
      link.getAttribute("href"),
    ]),
  }));
}

test("[ROUTE-16] each page is listed in every language, beside its twins, with the day of its last change", () => {
  const twins = [
    ["en", "https://shop.example/shop"],
    ["de", "https://shop.example/de/shop"],
    ["ja", "https://shop.example/ja/shop"],
    ["x-default", "https://shop.example/shop"],
  ];
  const lastmod = "2026-08-04";
  expect(read([{ path: "/shop", changedAt: "2026-08-04T23:59:00Z" }])).toEqual([
    { loc: "https://shop.example/shop", lastmod, twins },
    { loc: "https://shop.example/de/shop", lastmod, twins },
    { loc: "https://shop.example/ja/shop", lastmod, twins },
  ]);
});

test("[ROUTE-16] a page whose last change isn't known names none", () => {
  expect(read([{ path: "/", changedAt: null }]).map(({ lastmod }) => lastmod)).toEqual([null, null, null]);
});

test("[ROUTE-16] an address with characters of XML's own is escaped", () => {
  const [first] = read([{ path: "/products/it's?a=1&b=%22<", changedAt: null }]);
  expect(first?.loc).toBe("https://shop.example/products/it's?a=1&b=%22%3C");
  expect(sitemapXml([{ path: "/a&b", changedAt: null }], SITE)).toContain("<loc>https://shop.example/a&amp;b</loc>");
});

test("[ROUTE-16] a file has 500 pages at most, and none is lost; a shop without pages has one file", () => {
  const pages = Array.from({ length: 1_001 }, (_, index) => ({ path: `/${index}`, changedAt: null }));
  const files = filesOf(pages);
  expect(files.map(({ length }) => length)).toEqual([500, 500, 1]);
  expect(files.flat()).toEqual(pages);
  expect(filesOf([])).toEqual([[]]);
});

test("[ROUTE-16] the index names each file by its address", () => {
  const document = new DOMParser().parseFromString(sitemapIndexXml(2, SITE), "application/xml");
  expect(document.documentElement.localName).toBe("sitemapindex");
  expect(Array.from(document.getElementsByTagName("loc"), ({ textContent }) => textContent)).toEqual([
    "https://shop.example/sitemaps/1.xml",
    "https://shop.example/sitemaps/2.xml",
  ]);
});
