import { expect, test } from "vitest";
import { ageInWords } from "./age-in-words.ts";

test.each([
  ["en", 0, "just now"],
  ["en", 1, "1 hour ago"],
  ["en", 23, "23 hours ago"],
  ["en", 24, "1 day ago"],
  ["de", 2, "vor 2 Stunden"],
  ["de", 71, "vor 2 Tagen"],
  ["ja", 3, "3 時間前"],
  ["ja", -24, "just now"],
])("[ENGAGE-02] in %s, %i hours read %s", (locale, hours, words) => {
  expect(ageInWords(locale, hours, "just now")).toBe(words);
});
