import type { Locale } from "@shop/kernel";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { ja } from "./ja.ts";

/** A text key of the shop's mails. */
export type MailTextKey = keyof typeof en;

/** Every text of the mails, by language and key. */
export const mailMessages: Readonly<Record<Locale, Readonly<Record<MailTextKey, string>>>> = { en, de, ja };
