import { expect, test } from "vitest";
import { messages } from "../messages/index.ts";
import { buildProduct } from "../testing/index.ts";
import { accountPriceInWords } from "./account-price-in-words.ts";

const PRODUCT = buildProduct({ price: { EUR: 3200, USD: 3200, JPY: 640_000 } });

test.each([
  ["en", "With an account: 27.20€. New here? 25.60€ on the first purchase within a week of signing up."],
  [
    "de",
    "Mit Konto: 27,20\u00a0€. Neu hier? 25,60\u00a0€ beim ersten Einkauf innerhalb einer Woche nach der Registrierung.",
  ],
  ["ja", "アカウントをお持ちなら€27.20。はじめての方は、登録から1週間以内の初回購入で€25.60。"],
] as const)(
  "[PRICE-05] [PRICE-06] in %s the price with an account and the first purchase are sentences",
  (locale, words) => {
    expect(accountPriceInWords(PRODUCT, "EUR", { locale, messages: messages[locale] })).toBe(words);
  },
);
