import * as fc from "fast-check";
import { expect, test } from "vitest";
import { textOfHtml } from "./text-of-html.ts";

test.each([
  ["Two microphones", "Two microphones"],
  ["Don&#8217;t &#x201C;fix&#X201d; it &hellip; &amp; go", "Don’t “fix” it … & go"],
  ["A &lt; B", "A < B"],
  ["&amp;lt;", "&lt;"],
  ["<p>Why they <em>fight</em>.</p>\n", "Why they fight."],
  ["<p>One.</p><p>Two.<br />Three.</p>", "One. Two. Three."],
  ["AT&T &unknown; &#0; &#x110000;", "AT&T &unknown; &#0; &#x110000;"],
  ["&constructor;", "&constructor;"],
  ["1 < 2", "1 < 2"],
])("[API-08] the text of %j is %j", (html, text) => {
  expect(textOfHtml(html)).toBe(text);
});

test("[API-08] whatever was escaped as WordPress does comes out as it was", () => {
  const toHtml = (text: string) =>
    text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&#62;").replaceAll('"', "&quot;");
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      expect(textOfHtml(toHtml(text))).toBe(text.trim());
    }),
    { seed: 8 },
  );
});
