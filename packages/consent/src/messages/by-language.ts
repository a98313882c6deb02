import type { Locale, Message } from "@shop/kernel";
import { de } from "./de.ts";
import { type ConsentMessageKey, en } from "./en.ts";
import { ja } from "./ja.ts";

export type ConsentMessages = Readonly<Record<ConsentMessageKey, Message>>;

/** Every text of this package, by language and key. */
export const consentMessages: Readonly<Record<Locale, ConsentMessages>> = { en, de, ja };
