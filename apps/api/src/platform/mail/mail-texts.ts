import { formatMessage, type Locale } from "@shop/kernel";
import type { PlatformSettings } from "../deps.ts";
import { type MailTextKey, mailMessages } from "./messages/index.ts";

/** What every template needs of the shop. */
export type MailSettings = Pick<PlatformSettings, "shopName" | "origin">;

/** A mail's texts in one language. */
export type MailTexts = (key: MailTextKey, params?: Readonly<Record<string, string | number>>) => string;

/** Returns the texts of one language; `{shop}` is available to all of them. */
export function mailTexts(settings: MailSettings, locale: Locale): MailTexts {
  return (key, params = {}) => formatMessage(mailMessages[locale][key], { shop: settings.shopName, ...params });
}
