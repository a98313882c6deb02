import type { Locale, Messages } from "@shop/kernel";
import { de } from "./de.ts";
import { type AccountMessageKey, en } from "./en.ts";
import { ja } from "./ja.ts";

/** One language alone, for hosts that load no other. */
export { de as accountMessagesDe } from "./de.ts";
export type { AccountMessageKey } from "./en.ts";
export { en as accountMessagesEn } from "./en.ts";
export { ja as accountMessagesJa } from "./ja.ts";

/** The texts of the account's dialogs and pages, by language and key. Failure codes are keys too. */
export const accountMessages: Readonly<Record<Locale, Messages<AccountMessageKey>>> = { en, de, ja };
