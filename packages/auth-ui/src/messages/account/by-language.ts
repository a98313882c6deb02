import type { Locale, Messages } from "@shop/kernel";
import { de } from "./de.ts";
import { type AccountMessageKey, en } from "./en.ts";
import { ja } from "./ja.ts";

/** The texts of the account's dialogs and pages, by language and key. Failure codes are keys too. */
export const accountMessages: Readonly<Record<Locale, Messages<AccountMessageKey>>> = { en, de, ja };
