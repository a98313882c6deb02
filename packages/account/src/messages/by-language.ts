import type { Locale, Message } from "@shop/kernel";
import { de } from "./de.ts";
import { type AccountMessageKey, en } from "./en.ts";
import { ja } from "./ja.ts";

/** Every text of this package, by language and key. Failure codes are keys too. */
export const accountMessages: Readonly<Record<Locale, Readonly<Record<AccountMessageKey, Message>>>> = { en, de, ja };
