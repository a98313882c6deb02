import { expect, test } from "vitest";
import { toMarkdown } from "./to-markdown.server.ts";

const ORIGIN = "https://shop.example";
const convert = (html: string) => toMarkdown(html, ORIGIN);

test("headings, paragraphs, lists and emphasis become Markdown", () => {
  const html = "<h2 id='on-it'>What it is</h2><p>One <em>live</em> take.</p><ul><li>WAV</li><li>AIF</li></ul>";
  expect(convert(html)).toBe("## What it is\n\nOne _live_ take.\n\n- WAV\n- AIF");
});

test("a table with a head becomes a table", () => {
  const html =
    "<table><thead><tr><th>Control</th><th>Range</th></tr></thead><tbody><tr><td>Delay</td><td>±512</td></tr></tbody></table>";
  expect(convert(html)).toBe("| Control | Range |\n| ------- | ----- |\n| Delay   | ±512  |");
});

test("links and pictures within the site have full addresses, others stay as they are", () => {
  expect(convert('<p><a href="/support">Support</a></p>')).toBe("[Support](https://shop.example/support)");
  expect(convert('<p><img src="/media/plot.png" alt="A plot"></p>')).toBe(
    "![A plot](https://shop.example/media/plot.png)",
  );
  expect(convert('<p><a href="https://other.example/x">There</a></p>')).toBe("[There](https://other.example/x)");
});

test("text that looks like Markdown stays text", () => {
  expect(convert("<p>2 * 3 * 4, [not a link](x), # no heading</p>")).toBe(
    "2 \\* 3 \\* 4, \\[not a link]\\(x), # no heading",
  );
});
