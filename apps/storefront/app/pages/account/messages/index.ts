import type { Locale, Translated } from "@shop/kernel";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { ja } from "./ja.ts";

export type AccountPageTextKey = keyof typeof en;
export type AccountPageTexts = Translated<typeof en>;

/** For loaders, which send one language with an account's page: no script contains them. */
export const accountPageTexts: Readonly<Record<Locale, AccountPageTexts>> = { en, de, ja };
