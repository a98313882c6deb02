import type { WireFigure } from "@shop/api-client/contract";
import { expect, test } from "vitest";
import { placeFigures } from "./place-figures.ts";

const [COMB, TAKES] = [{ title: "comb" }, { title: "takes" }] as unknown as readonly [WireFigure, WireFigure];
const FIGURES = new Map([
  ["comb", COMB],
  ["three-takes", TAKES],
]);

test("[HEAR-17] a figure is placed in the section of its shortcode, and the text is without it", () => {
  const html =
    "<p>a</p>\n<p>[shop-figure three-takes]</p>\n<h2>b</h2>\n<p>c</p>\n<h2>d</h2>\n[shop-figure comb]\n<p>e</p>";
  expect(placeFigures(html, FIGURES)).toEqual({
    html: "<p>a</p>\n\n<h2>b</h2>\n<p>c</p>\n<h2>d</h2>\n\n<p>e</p>",
    figures: [
      { section: 0, figure: TAKES },
      { section: 2, figure: COMB },
    ],
    unknown: [],
  });
});

test("[HEAR-17] a shortcode among words, and two in a paragraph, leave the words", () => {
  const html =
    "<h2>a</h2><p>See [shop-figure comb] here.</p><p>[shop-figure comb]<br />\n[shop-figure three-takes]</p>";
  const { html: left, figures } = placeFigures(html, FIGURES);
  expect(left).toBe("<h2>a</h2><p>See  here.</p>");
  expect(figures.map(({ figure }) => figure)).toEqual([COMB, TAKES]);
});

test("[HEAR-17] a figure that the shop doesn't have is named, and its shortcode isn't shown", () => {
  expect(placeFigures("<p>[shop-figure nothing]</p><p>a</p>", FIGURES)).toEqual({
    ...{ html: "<p>a</p>", figures: [], unknown: ["nothing"] },
  });
});

test("[HEAR-17] a text without shortcodes stays as it is", () => {
  const html = "<p></p><p>[gallery] [shop-figure] [shop-figure A/B]</p>";
  expect(placeFigures(html, FIGURES)).toEqual({ html, figures: [], unknown: [] });
});

test("[HEAR-17] an article has ten figures at most", () => {
  const many = new Map(Array.from({ length: 12 }, (_, index) => [`f-${index}`, COMB]));
  const html = [...many.keys()].map((name) => `<p>[shop-figure ${name}]</p>`).join("");
  expect(placeFigures(html, many).figures).toHaveLength(10);
});
