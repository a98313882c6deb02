import { differencesBetween } from "@shop/kernel/testing";
import { expect, test } from "vitest";
import { CATALOG_FAILURES } from "../failures.ts";
import { messages } from "./index.ts";

test.each(["de", "ja"] as const)("the texts in %s have the keys and placeholders of the English ones", (locale) => {
  expect(differencesBetween(messages.en, messages[locale])).toEqual([]);
});

test("every failure of this package has a text", () => {
  expect(CATALOG_FAILURES.filter((code) => !(code in messages.en))).toEqual([]);
});
