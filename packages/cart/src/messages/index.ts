import type { Locale, Messages } from "@shop/kernel";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { ja } from "./ja.ts";

/** The key of a text of cart and checkout; failure codes are keys too. */
export type CartMessageKey = keyof typeof en;
export type CartMessages = Messages<CartMessageKey>;

/** Every text of this package, by language and key. */
export const messages: Readonly<Record<Locale, CartMessages>> = { en, de, ja };
