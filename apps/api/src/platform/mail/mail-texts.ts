import { formatMessage, type Locale, type MessageParams, type Messages, SPELLINGS } from "@shop/kernel";
import type { PlatformSettings } from "../deps.ts";
import { sharedMailMessages } from "./messages/index.ts";

/** What every template needs of the shop. */
export type MailSettings = Pick<PlatformSettings, "shopName" | "origin">;

type SharedKey = keyof (typeof sharedMailMessages)["en"];

/** A mail's texts in one language: those of its subject, and those that all mails share. */
export type MailTexts<Key extends string = never> = (key: Key | SharedKey, params?: MessageParams) => string;

/** Returns the texts of one language; `{shop}` is available to all of them. */
export function mailTexts<Key extends string>(
  settings: MailSettings,
  locale: Locale,
  messages: Readonly<Record<Locale, Messages<Key>>>,
): MailTexts<Key> {
  const texts: Messages<Key | SharedKey> = { ...sharedMailMessages[locale], ...messages[locale] };
  return (key, params = {}) => formatMessage(texts[key], { shop: settings.shopName, ...params }, locale);
}

/** A duration as the language writes it: `48 hours`, `1 Stunde`. */
export function durationInWords(locale: Locale, count: number, unit: "minute" | "hour" | "day"): string {
  return new Intl.NumberFormat(SPELLINGS[locale], { style: "unit", unit, unitDisplay: "long" }).format(count);
}
