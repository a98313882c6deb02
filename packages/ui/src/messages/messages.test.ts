import { differencesBetween } from "@shop/kernel/testing";
import { expect, test } from "vitest";
import { uiMessagesDe } from "./de.ts";
import { uiMessagesEn } from "./en.ts";
import { uiMessagesJa } from "./ja.ts";

test.each([
  ["German", uiMessagesDe],
  ["Japanese", uiMessagesJa],
])("the %s texts have the keys and placeholders of the English ones", (_language, messages) => {
  expect(differencesBetween(uiMessagesEn, messages)).toEqual([]);
});
