import type { Locale, Message } from "@shop/kernel";
import { de } from "./de.ts";
import { type ConsentMessageKey, en } from "./en.ts";
import { ja } from "./ja.ts";

/** Every text of this package, by language and key. */
export const consentMessages: Readonly<Record<Locale, Readonly<Record<ConsentMessageKey, Message>>>> = { en, de, ja };
