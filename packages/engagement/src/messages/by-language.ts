import type { Locale, Message } from "@shop/kernel";
import { de } from "./de.ts";
import { type EngagementMessageKey, en } from "./en.ts";
import { ja } from "./ja.ts";
import { de as saleDe } from "./sale-de.ts";
import { type SaleMessageKey, en as saleEn } from "./sale-en.ts";
import { ja as saleJa } from "./sale-ja.ts";

/** Every text of this package, by language and key. Failure codes are keys too. */
export const engagementMessages: Readonly<Record<Locale, Readonly<Record<EngagementMessageKey, Message>>>> = {
  en,
  de,
  ja,
};

/** The failures of contests and drip pages. */
export const saleMessages: Readonly<Record<Locale, Readonly<Record<SaleMessageKey, Message>>>> = {
  en: saleEn,
  de: saleDe,
  ja: saleJa,
};
