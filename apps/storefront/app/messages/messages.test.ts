import { differencesBetween } from "@shop/kernel/testing";
import { describe, expect, test } from "vitest";
import { de as accountDe } from "./account/de.ts";
import { en as accountEn } from "./account/en.ts";
import { ja as accountJa } from "./account/ja.ts";
import { accountPageTexts } from "./account-page/index.ts";
import { bundleTexts } from "./bundle/index.ts";
import { campaignTexts } from "./campaign/index.ts";
import { de } from "./de.ts";
import { descriptionTexts } from "./descriptions/index.ts";
import { en } from "./en.ts";
import { de as errorsDe } from "./errors/de.ts";
import { en as errorsEn } from "./errors/en.ts";
import { ja as errorsJa } from "./errors/ja.ts";
import { formatTexts } from "./formats/index.ts";
import { ja } from "./ja.ts";
import { orderTexts } from "./orders/index.ts";
import { plainCartTexts } from "./plain-cart/index.ts";
import { reviewTexts } from "./reviews/index.ts";

const CATALOGUES: ReadonlyArray<
  readonly [string, Record<string, Readonly<Record<string, string>>>, readonly string[]]
> = [
  ["the pages", { en, de, ja }, ["copyright"]],
  ["the account", { en: accountEn, de: accountDe, ja: accountJa }, []],
  ["the account's pages", accountPageTexts, []],
  ["bundles' pages", bundleTexts, []],
  ["campaigns", campaignTexts, []],
  ["descriptions", descriptionTexts, []],
  ["the plain cart", plainCartTexts, []],
  ["formats", formatTexts, ["win", "mac"]],
  ["reviews", reviewTexts, []],
  ["orders", orderTexts, []],
  ["errors", { en: errorsEn, de: errorsDe, ja: errorsJa }, []],
];

describe.each(CATALOGUES)("the texts of %s", (_part, texts, names) => {
  test.each(["de", "ja"])("in %s have the keys and placeholders of the English ones", (language) => {
    expect(differencesBetween(texts.en ?? {}, texts[language] ?? {})).toEqual([]);
  });

  test("leave nothing in English in Japanese but names", () => {
    const untranslated = Object.entries(texts.en ?? {}).filter(([key, text]) => texts.ja?.[key] === text);
    expect(untranslated.map(([key]) => key)).toEqual(names);
  });

  // The requirements name the two controls of the sidebar otherwise.
  test("log in and out, write email and name the VAT in one way in each language", () => {
    const others = {
      en: /\bsign(ed|ing)?[ -](in|out)\b|\be-mail/i,
      de: /(?<!E-)\bMail|[Ll]ogin|logg|USt\b(?!-IdNr)|Umsatzsteuer/,
      ja: /サイン(イン|アウト)/,
    };
    for (const [language, other] of Object.entries(others)) {
      const found = Object.entries(texts[language] ?? {}).filter(([, text]) => other.test(text));
      expect(found.filter(([key]) => !["signIn", "signOut"].includes(key))).toEqual([]);
    }
  });
});

test("the page of downloads, which is cached for everybody, asks no customer to sign up", () => {
  const said = [en, de, ja].map((texts) => texts.downloadsFreeText);
  expect(said.filter((text) => /sign up|registrier|登録/i.test(text))).toEqual([]);
});
