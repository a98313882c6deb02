import type { Locale } from "@shop/kernel";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { ja } from "./ja.ts";

/** The words of live stats, by language and key. */
export const messages: Readonly<Record<Locale, Readonly<Record<keyof typeof en, string>>>> = { en, de, ja };
