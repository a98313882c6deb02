import { readdirSync } from "node:fs";
import path from "node:path";
import { differencesBetween } from "@shop/kernel/testing";
import { expect, test } from "vitest";

type Catalogues = Readonly<Record<"en" | "de" | "ja", Readonly<Record<string, string>>>>;

/** The texts of every subject, and those that all mails share. */
const FOLDERS = readdirSync(import.meta.dirname, { recursive: true, encoding: "utf8" }).filter(
  (name) => path.basename(name) === "messages",
);

async function readCatalogues(folder: string): Promise<Catalogues> {
  const [catalogues] = Object.values(await import(path.join(import.meta.dirname, folder, "index.ts")));
  return catalogues as Catalogues;
}

test("every subject that writes mails is found", () => {
  expect(FOLDERS).toEqual(expect.arrayContaining(["platform/mail/messages", "orders/messages", "users/messages"]));
});

test.each(["de", "ja"] as const)(
  "the mails in %s have the keys and placeholders of the English ones",
  async (locale) => {
    for (const folder of FOLDERS) {
      const messages = await readCatalogues(folder);
      expect(differencesBetween(messages.en, messages[locale]), folder).toEqual([]);
    }
  },
);

test("the mails log in and out, write email and name the VAT in one way, as the pages do", async () => {
  const others = {
    en: /\bsign(s|ed|ing)?[ -](every (other )?browser )?(in|out)\b|\be-mail/i,
    de: /(?<!E-)\bMail|[Ll]ogin|logg|USt\b(?!-IdNr)|Umsatzsteuer/,
    ja: /サイン(イン|アウト)/,
  } as const;
  const catalogues = await Promise.all(FOLDERS.map(readCatalogues));
  const found = (["en", "de", "ja"] as const).flatMap((locale) =>
    catalogues.flatMap((messages) => Object.entries(messages[locale]).filter(([, text]) => others[locale].test(text))),
  );
  expect(found).toEqual([]);
});
