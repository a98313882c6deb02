import { differencesBetween } from "@shop/kernel/testing";
import { expect, test } from "vitest";
import { ACCOUNT_FAILURES } from "../../failures.ts";
import { accountMessages } from "./index.ts";

test.each(["de", "ja"] as const)(
  "the account's texts in %s have the keys and placeholders of the English ones",
  (locale) => {
    expect(differencesBetween(accountMessages.en, accountMessages[locale])).toEqual([]);
  },
);

test("every failure code of the account has its text", () => {
  expect(ACCOUNT_FAILURES.filter((code) => !accountMessages.en[code])).toEqual([]);
});
