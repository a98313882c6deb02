import type { Message } from "@shop/kernel";
import { differencesBetween } from "@shop/kernel/testing";
import { describe, expect, test } from "vitest";
import { downloadsTexts } from "../pages/downloads/messages/index.ts";

type Catalogue = Readonly<Record<string, Message>>;

/** Every catalogue of the storefront, by its folder. */
const CATALOGUES = new Map<string, Record<string, Catalogue>>();
const files = import.meta.glob<Record<string, Catalogue>>(
  ["../**/messages/{,*/}{en,de,ja}.ts", "!../messages/account-parts/*"],
  {
    eager: true,
  },
);
for (const [path, module] of Object.entries(files)) {
  const [, folder = "", language = ""] = /^(.*)\/(\w+)\.ts$/.exec(path) ?? [];
  CATALOGUES.set(folder, { ...CATALOGUES.get(folder), [language]: module[language] ?? {} });
}
/** What is the same in every language: names, also of keys, a figure with its unit, and the dash of an empty cell. */
const NAMES = /^(copyright|windows|macos|walkCm|figureLevel|none|key\..+|format\..+|platform\..+)$/;

describe.each([...CATALOGUES])("the texts of %s", (_folder, texts) => {
  test.each(["de", "ja"])("in %s have the keys and placeholders of the English ones", (language) => {
    expect(differencesBetween(texts.en ?? {}, texts[language] ?? {})).toEqual([]);
  });

  test("leave nothing in English in Japanese but names", () => {
    const untranslated = Object.entries(texts.en ?? {}).filter(([key, text]) => texts.ja?.[key] === text);
    expect(untranslated.map(([key]) => key).filter((key) => !NAMES.test(key))).toEqual([]);
  });

  // The requirements name a control of the sidebar otherwise.
  test("log in and out, write email and name the VAT in one way in each language", () => {
    const others = {
      en: /\bsign(ed|ing)?[ -](in|out)\b|\be-mail/i,
      de: /(?<!E-)\bMail|[Ll]ogin|logg|USt\b(?!-IdNr)|Umsatzsteuer/,
      ja: /サイン(イン|アウト)/,
    };
    for (const [language, other] of Object.entries(others)) {
      const found = Object.entries(texts[language] ?? {}).filter(([, text]) => other.test(JSON.stringify(text)));
      expect(found.filter(([key]) => key !== "signOut")).toEqual([]);
    }
  });
});

test("every page's own catalogue is looked at", () => {
  expect(CATALOGUES.size).toBeGreaterThan(10);
});

test("[ROUTE-09] the page of downloads, which is cached for everybody, asks no customer to sign up", () => {
  const said = Object.values(downloadsTexts).map((texts) => texts.freeText);
  expect(said.filter((text) => /sign up|registrier|登録/i.test(text))).toEqual([]);
});
