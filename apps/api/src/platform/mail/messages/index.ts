import type { Locale } from "@shop/kernel";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { ja } from "./ja.ts";

/** A key of the texts that the shop's mails are made of. */
export type MailTextKey = keyof typeof en;

/** Every text of the mails, by language and key. */
export const mailMessages: Readonly<Record<Locale, Readonly<Record<MailTextKey, string>>>> = { en, de, ja };
