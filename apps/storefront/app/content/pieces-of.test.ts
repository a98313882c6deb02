import { expect, test } from "vitest";
import { piecesOf } from "./pieces-of.ts";

const HTML = "<p>Intro</p><h2>One</h2><p>a</p><h2>Two</h2><p>b</p><h2>Three</h2><p>c</p>";

test("a text without cuts is one piece", () => {
  expect(piecesOf(HTML, [])).toEqual([{ section: 3, html: HTML }]);
});

test("a text is cut at the end of each section, once for two parts at one place", () => {
  expect(piecesOf(HTML, [2, 0, 2])).toEqual([
    { section: 0, html: "<p>Intro</p>" },
    { section: 2, html: "<h2>One</h2><p>a</p><h2>Two</h2><p>b</p>" },
    { section: 3, html: "<h2>Three</h2><p>c</p>" },
  ]);
});

test("a text that begins with a heading has nothing above it", () => {
  expect(piecesOf("<h2>One</h2><p>a</p><h2>Two</h2>", [1])).toEqual([
    { section: 1, html: "<h2>One</h2><p>a</p>" },
    { section: 2, html: "<h2>Two</h2>" },
  ]);
});

test("a section that the text doesn't have cuts nothing", () => {
  expect(piecesOf("<p>Intro</p>", [4])).toEqual([{ section: 0, html: "<p>Intro</p>" }]);
});
