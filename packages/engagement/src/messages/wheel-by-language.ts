import type { Locale, Message } from "@shop/kernel";
import { wheelMessagesDe } from "./wheel-de.ts";
import { type WheelMessageKey, wheelMessagesEn } from "./wheel-en.ts";
import { wheelMessagesJa } from "./wheel-ja.ts";

/** Every text of the wheel, by language and key. */
export const wheelMessages: Readonly<Record<Locale, Readonly<Record<WheelMessageKey, Message>>>> = {
  en: wheelMessagesEn,
  de: wheelMessagesDe,
  ja: wheelMessagesJa,
};
