import { differencesBetween } from "@shop/kernel/testing";
import { expect, test } from "vitest";
import { ENGAGEMENT_FAILURES } from "../failures.ts";
import { engagementMessages } from "./index.ts";

test.each(["de", "ja"] as const)(
  "engagement's texts in %s have the keys and placeholders of the English ones",
  (locale) => {
    expect(differencesBetween(engagementMessages.en, engagementMessages[locale])).toEqual([]);
  },
);

test("every failure code of engagement has its text", () => {
  expect(ENGAGEMENT_FAILURES.filter((code) => !engagementMessages.en[code])).toEqual([]);
});
