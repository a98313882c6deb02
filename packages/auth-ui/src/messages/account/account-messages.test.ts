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

test("the account is logged in to and out of, and has an email address: one word each in each language", () => {
  const { en, de, ja } = accountMessages;
  expect(Object.entries(en).filter(([, text]) => /\bsign(ed|ing)?[ -](in|out)\b|\be-mail/i.test(text))).toEqual([]);
  expect(Object.entries(de).filter(([, text]) => /(?<!E-)\bMail|[Ll]ogin|logg/.test(text))).toEqual([]);
  expect(Object.entries(ja).filter(([, text]) => /サイン(イン|アウト)|アクティベーション/.test(text))).toEqual([]);
});
