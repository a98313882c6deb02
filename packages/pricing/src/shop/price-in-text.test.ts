import { expect, test } from "vitest";
import type { Currency } from "./currency.ts";
import { priceInText } from "./price-in-text.ts";

test.each<[string, number, Currency, string]>([
  ["de", 2320, "EUR", "23,20\u00a0€"],
  ["de", 4900, "EUR", "49\u00a0€"],
  ["de", 126_910, "EUR", "1.269,10\u00a0€"],
  ["de", 126_910, "USD", "1.269,10\u00a0$"],
  ["de", 650_000, "JPY", "6.500\u00a0¥"],
  ["de", -1250, "EUR", "-12,50\u00a0€"],
  ["de-AT", 2320, "EUR", "23,20\u00a0€"],
  ["ja", 650_000, "JPY", "¥6,500"],
  ["ja", 650_050, "JPY", "¥6,501"],
  ["ja", 12_691_000, "JPY", "¥126,910"],
  ["ja", 2320, "EUR", "€23.20"],
  ["ja", 126_910, "USD", "$1,269.10"],
  ["ja", -650_000, "JPY", "-¥6,500"],
  ["en", 2320, "EUR", "23.20€"],
  ["en", 126_910, "USD", "$1,269.10"],
  ["en", 650_000, "JPY", "¥6500"],
  ["fr", 2320, "EUR", "23.20€"],
])("[PRICE-02] in running text in %s %i minor units of %s are written %j", (locale, minor, currency, text) => {
  expect(priceInText(minor, currency, locale)).toBe(text);
});
