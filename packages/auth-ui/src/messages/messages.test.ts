import { differencesBetween } from "@shop/kernel/testing";
import { expect, test } from "vitest";
import { AUTH_FAILURES, CONTACT_FAILURES } from "../failures.ts";
import { messages } from "./index.ts";

test.each(["de", "ja"] as const)("the texts in %s have the keys and placeholders of the English ones", (locale) => {
  expect(differencesBetween(messages.en, messages[locale])).toEqual([]);
});

test("every failure code has its text", () => {
  expect([...AUTH_FAILURES, ...CONTACT_FAILURES].filter((code) => !messages.en[code])).toEqual([]);
});
