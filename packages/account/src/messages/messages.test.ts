import type { Message } from "@shop/kernel";
import { differencesBetween } from "@shop/kernel/testing";
import { expect, test } from "vitest";
import { ACCOUNT_FAILURES } from "../failures.ts";
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

/** Each text, and each form of a plural. */
const textsOf = (catalogue: Readonly<Record<string, Message>>) =>
  Object.values(catalogue).flatMap((message) => (typeof message === "string" ? message : Object.values(message)));

test("the account is logged in to and out of, and has an email address: one word each in each language", () => {
  const { en, de, ja } = accountMessages;
  expect(textsOf(en).filter((text) => /\bsign(ed|ing)?[ -](in|out)\b|\be-mail/i.test(text))).toEqual([]);
  expect(textsOf(de).filter((text) => /(?<!E-)\bMail|[Ll]ogin|logg/.test(text))).toEqual([]);
  expect(textsOf(ja).filter((text) => /サイン(イン|アウト)|アクティベーション/.test(text))).toEqual([]);
});
