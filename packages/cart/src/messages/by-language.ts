import type { Locale } from "@shop/kernel";
import { cartMessagesDe } from "./all-de.ts";
import { cartMessagesEn } from "./all-en.ts";
import { cartMessagesJa } from "./all-ja.ts";
import type { CartMessages, ReviewMessages } from "./message-types.ts";

/** Every text of this package, by language and key. */
export const messages: Readonly<Record<Locale, CartMessages & ReviewMessages>> = {
  en: cartMessagesEn,
  de: cartMessagesDe,
  ja: cartMessagesJa,
};
