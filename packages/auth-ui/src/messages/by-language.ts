import type { Locale, Messages } from "@shop/kernel";
import { de } from "./de.ts";
import { type AuthMessageKey, en } from "./en.ts";
import { ja } from "./ja.ts";

/** Every text of this package, by language and key. Failure codes are keys too. */
export const messages: Readonly<Record<Locale, Messages<AuthMessageKey>>> = { en, de, ja };
