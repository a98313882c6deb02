import { expect, test } from "vitest";
import { prefersMarkdown } from "./prefers-markdown.ts";

test.each([
  ["text/markdown", true],
  ["text/markdown, text/html;q=0.8, */*;q=0.1", true],
  ["TEXT/Markdown;q=0.9 , text/html;q=0.9", true],
  ["text/html, text/markdown;q=0.5", false],
  ["text/markdown;q=0", false],
  ["text/markdown;q=nonsense", false],
  ["text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8", false],
  ["*/*", false],
  ["", false],
  [null, false],
])("[ROUTE-16] whether %j asks for Markdown: %s", (accept, isPreferred) => {
  expect(prefersMarkdown(accept)).toBe(isPreferred);
});
