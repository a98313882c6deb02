import { differencesBetween } from "@shop/kernel/testing";
import { expect, test } from "vitest";
import { mailMessages } from "./index.ts";

test.each(["de", "ja"] as const)("the mails in %s have the keys and placeholders of the English ones", (locale) => {
  expect(differencesBetween(mailMessages.en, mailMessages[locale])).toEqual([]);
});

test("the mails log in and out, write email and name the VAT in one way, as the pages do", () => {
  const others = {
    en: /\bsign(s|ed|ing)?[ -](every (other )?browser )?(in|out)\b|\be-mail/i,
    de: /(?<!E-)\bMail|[Ll]ogin|logg|USt\b(?!-IdNr)|Umsatzsteuer/,
    ja: /サイン(イン|アウト)/,
  } as const;
  const found = (["en", "de", "ja"] as const).flatMap((locale) =>
    Object.entries(mailMessages[locale]).filter(([, text]) => others[locale].test(text)),
  );
  expect(found).toEqual([]);
});
