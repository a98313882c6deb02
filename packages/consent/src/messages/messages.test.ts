import { differencesBetween } from "@shop/kernel/testing";
import { expect, test } from "vitest";
import { consentMessages } from "./index.ts";

test.each(["de", "ja"] as const)(
  "consent's texts in %s have the keys and placeholders of the English ones",
  (locale) => {
    expect(differencesBetween(consentMessages.en, consentMessages[locale])).toEqual([]);
  },
);
