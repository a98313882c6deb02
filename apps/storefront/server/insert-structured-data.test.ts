// @vitest-environment jsdom
import { expect, test } from "vitest";
import { hashMarkedScripts } from "./content-security-policy.ts";
import { insertStructuredData } from "./insert-structured-data.ts";

const PAGE = "<html><head><title>A</title></head><body><p>x</p></body></html>";

const HOSTILE = [
  "</script><script>alert(1)</script>",
  "<!-- <script>",
  "]]>",
  "line\u2028and\u2029end",
  "&lt;/script&gt;",
  '"},{"@type":"Offer","price":"0',
];

test.each(HOSTILE)("[SAFE-16] the text %j stays a text: the page has no element more, and reads the same", (name) => {
  const html = insertStructuredData(PAGE, [{ "@type": "Product", name }]);
  const document = new DOMParser().parseFromString(html, "text/html");
  const scripts = Array.from(document.querySelectorAll("script"));
  expect(scripts.map(({ type }) => type)).toEqual(["application/ld+json"]);
  expect(JSON.parse(scripts[0]?.textContent ?? "")).toEqual({ "@type": "Product", name });
  expect(document.body.innerHTML).toBe("<p>x</p>");
  expect(html).not.toMatch(/[\u2028\u2029]/);
});

test("each data block is an element of its own at the end of the head", () => {
  expect(insertStructuredData(PAGE, [{ a: 1 }, { b: 2 }])).toBe(
    '<html><head><title>A</title><script type="application/ld+json">{"a":1}</script>' +
      '<script type="application/ld+json">{"b":2}</script></head><body><p>x</p></body></html>',
  );
});

test("a page without data stays as it is", () => {
  expect(insertStructuredData(PAGE, [])).toBe(PAGE);
});

test("[SAFE-15] a data block gets no hash in the page's policy, even where it contains the renderer's mark", () => {
  const html = insertStructuredData(PAGE, [{ name: ' nonce="n1"' }]);
  expect(hashMarkedScripts(html, "n1").sources).toEqual([]);
});
