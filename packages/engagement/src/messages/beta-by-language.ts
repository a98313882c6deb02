import type { Locale, Message } from "@shop/kernel";
import { betaDe } from "./beta-de.ts";
import { type BetaMessageKey, betaEn } from "./beta-en.ts";
import { betaJa } from "./beta-ja.ts";

/** The failures of beta programmes, by language and code. */
export const betaMessages: Readonly<Record<Locale, Readonly<Record<BetaMessageKey, Message>>>> = {
  en: betaEn,
  de: betaDe,
  ja: betaJa,
};
