import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const PAGES = path.resolve(import.meta.dirname, "../../../../../content/pages");

test.each(["terms-conditions", "privacypolicy"])(
  "%s has a date, a summary and numbered sections in each language",
  (slug) => {
    const { html, de, ja } = JSON.parse(readFileSync(path.join(PAGES, `${slug}.json`), "utf8"));
    const [sections = [], ...others] = [html, de.html, ja.html].map((text: string) => {
      const [before = "", ...rest] = text.split(/<h2[^>]*>/);
      expect(before).toMatch(/2026/);
      expect(before.match(/<li>/g)).toHaveLength(4);
      return rest.map((section) => Number.parseInt(section, 10));
    });
    expect(sections).toEqual(sections.map((_, index) => index + 1));
    for (const other of others) expect(other).toEqual(sections);
  },
);
