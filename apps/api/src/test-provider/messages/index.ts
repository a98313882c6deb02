import type { Locale, Messages } from "@shop/kernel";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { ja } from "./ja.ts";

/** The texts of the test provider's pages in one language. */
export type TestProviderTexts = Messages<keyof typeof en>;

/** The texts of the test provider's pages, by language and key. */
export const messages: Readonly<Record<Locale, TestProviderTexts>> = { en, de, ja };
