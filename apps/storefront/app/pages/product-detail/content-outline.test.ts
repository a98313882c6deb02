import { expect, test } from "vitest";
import { outlineContent } from "./content-outline.server.ts";

test("each heading of the second level gets an id and a line of the outline, in their order", () => {
  expect(outlineContent("<p>a</p><h2>What it is</h2><h3>Deeper</h3><h2>Wie es <em>klingt</em></h2>")).toEqual({
    html: '<p>a</p><h2 id="on-what-it-is">What it is</h2><h3>Deeper</h3><h2 id="on-wie-es-klingt">Wie es <em>klingt</em></h2>',
    outline: [
      { id: "on-what-it-is", title: "What it is" },
      { id: "on-wie-es-klingt", title: "Wie es klingt" },
    ],
  });
});

test("headings of the same words get ids of their own", () => {
  expect(outlineContent("<h2>Formats</h2><h2>Formats</h2>").outline.map(({ id }) => id)).toEqual([
    "on-formats",
    "on-formats-2",
  ]);
});

test("a heading with an id of its own is in the outline, too, under that id", () => {
  expect(outlineContent('<h2>5. Use</h2><h2 id="withdrawal">6. Right of withdrawal</h2>')).toEqual({
    html: '<h2 id="on-5-use">5. Use</h2><h2 id="withdrawal">6. Right of withdrawal</h2>',
    outline: [
      { id: "on-5-use", title: "5. Use" },
      { id: "withdrawal", title: "6. Right of withdrawal" },
    ],
  });
});

test("an id contains letters and digits of any script and nothing that could end an attribute", () => {
  const { html, outline } = outlineContent('<h2>仕様 &amp; "24" bit</h2>');
  expect(outline).toEqual([{ id: "on-仕様-24-bit", title: '仕様 & "24" bit' }]);
  expect(html).toBe('<h2 id="on-仕様-24-bit">仕様 &amp; "24" bit</h2>');
});

test("a text without headings has no outline and stays as it is", () => {
  expect(outlineContent("<p>short</p>")).toEqual({ html: "<p>short</p>", outline: [] });
});
