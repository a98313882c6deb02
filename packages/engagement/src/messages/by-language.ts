import type { Locale, Message } from "@shop/kernel";
import { de } from "./de.ts";
import { type EngagementMessageKey, en } from "./en.ts";
import { ja } from "./ja.ts";

/** Every text of this package, by language and key. Failure codes are keys too. */
export const engagementMessages: Readonly<Record<Locale, Readonly<Record<EngagementMessageKey, Message>>>> = {
  en,
  de,
  ja,
};
