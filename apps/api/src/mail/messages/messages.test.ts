import { differencesBetween } from "@shop/kernel/testing";
import { expect, test } from "vitest";
import { mailMessages } from "./index.ts";

test.each(["de", "ja"] as const)("the mails in %s have the keys and placeholders of the English ones", (locale) => {
  expect(differencesBetween(mailMessages.en, mailMessages[locale])).toEqual([]);
});
