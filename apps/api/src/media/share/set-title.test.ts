import { expect, test } from "vitest";
import { setTitle } from "./set-title.ts";

/** Every letter is half as wide as high, and a Japanese one as wide as high. */
const widthOf = (text: string) => [...text].reduce((sum, one) => sum + (/[\u3000-\u9fff]/.test(one) ? 1 : 0.5), 0);
const set = (title: string, width = 600, height = 400) => setTitle(title, { width, height, widthOf });

test("[ROUTE-16] a short title is one line at the largest size", () => {
  expect(set("Plugins")).toEqual({ lines: ["Plugins"], size: 76 });
});

test("[ROUTE-16] a long title breaks between words, at the largest size at which every line fits", () => {
  expect(set("Why the plug-in doesn't move two microphones")).toEqual({
    lines: ["Why the plug-in", "doesn't move", "two microphones"],
    size: 76,
  });
  expect(set("Datenschutzgrundverordnung", 500)).toEqual({ lines: ["Datenschutzgrundverordnung"], size: 36 });
});

test("[ROUTE-16] a Japanese title breaks between its words, and no line begins with a sign that closes", () => {
  const { lines } = set("ギター・キャビネットを聴く、位相を揃える。");
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.join("")).toBe("ギター・キャビネットを聴く、位相を揃える。");
  expect(lines.filter((line) => /^[、。・ー]/.test(line))).toEqual([]);
});

test("[ROUTE-16] what has no room at the smallest size ends with an ellipsis, and a word without end is broken", () => {
  const { lines, size } = set("measured ".repeat(40), 300, 150);
  expect([lines.length, size]).toEqual([3, 36]);
  expect(lines.at(-1)).toMatch(/measured…$|…$/);
  for (const line of set("x".repeat(200), 300, 150).lines) expect(widthOf(line) * 36).toBeLessThanOrEqual(300);
});
