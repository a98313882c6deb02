import type { Locale } from "@shop/kernel";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { ja } from "./ja.ts";
import type { CartMessages } from "./message-types.ts";

/** Every text of this package, by language and key. Failure codes are keys too. */
export const messages: Readonly<Record<Locale, CartMessages>> = { en, de, ja };
