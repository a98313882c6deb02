import { differencesBetween } from "@shop/kernel/testing";
import { expect, test } from "vitest";
import { describeNewsletter, isNewsletterSetting, newsletterRows } from "./categories.ts";
import { messages } from "./messages/index.ts";

test.each(["de", "ja"] as const)("the newsletter's categories in %s have the keys of the English ones", (locale) => {
  expect(differencesBetween(messages.en, messages[locale])).toEqual([]);
});

test("[ACCT-04] the categories of a setting are the enabled ones, and their values add up to it", () => {
  const options = describeNewsletter(5, "de");
  expect(options.map(({ value, is_enabled }) => [value, is_enabled])).toEqual([
    [1, true],
    [2, false],
    [4, true],
    [8, false],
  ]);
  expect(newsletterRows(5, "de").map(({ label }) => label)).toEqual(["Neue Produkte", "Tutorials"]);
});

test.each([
  [0, true],
  [15, true],
  [16, false],
  [-1, false],
  [1.5, false],
])("[ACCT-04] %d is a sum of categories: %s", (sum, expected) => {
  expect(isNewsletterSetting(sum)).toBe(expected);
});
