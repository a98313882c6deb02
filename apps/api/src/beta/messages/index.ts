import type { Locale, Messages } from "@shop/kernel";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { ja } from "./ja.ts";

/** The texts of the mails and documents of beta programmes, by language and key. */
export const messages: Readonly<Record<Locale, Messages<keyof typeof en>>> = { en, de, ja };
