import { differencesBetween } from "@shop/kernel/testing";
import { expect, test } from "vitest";
import { betaMessages } from "./index.ts";

test.each(["de", "ja"] as const)(
  "[ROUTE-12] the failures of beta programmes in %s have the keys and placeholders of the English ones",
  (locale) => {
    expect(differencesBetween(betaMessages.en, betaMessages[locale])).toEqual([]);
  },
);
