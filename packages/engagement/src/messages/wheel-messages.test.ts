import { differencesBetween } from "@shop/kernel/testing";
import { expect, test } from "vitest";
import { wheelMessages } from "./index.ts";

test.each(["de", "ja"] as const)(
  "the wheel's texts in %s have the keys and placeholders of the English ones",
  (locale) => {
    expect(differencesBetween(wheelMessages.en, wheelMessages[locale])).toEqual([]);
  },
);

test("[ENGAGE-03] where nothing was drawn, the wheel says try again", () => {
  expect(wheelMessages.en["wheel.landedNone"]).toBe("{point}: nothing this time. Try again.");
});
