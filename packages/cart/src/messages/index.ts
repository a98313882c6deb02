import type { Locale, Messages } from "@shop/kernel";
import type { cartButtonsEn } from "./buttons-en.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { ja } from "./ja.ts";

/** The key of a text of cart and checkout; failure codes are keys too. */
export type CartMessageKey = keyof typeof en;
export type CartMessages = Messages<CartMessageKey>;
/** The keys of what the buttons beside a product say. */
export type CartButtonKey = keyof typeof cartButtonsEn;

export { cartButtonsDe } from "./buttons-de.ts";
export { cartButtonsEn } from "./buttons-en.ts";
export { cartButtonsJa } from "./buttons-ja.ts";
/** One language alone, for hosts that load no other. */
export { de as cartMessagesDe } from "./de.ts";
export { en as cartMessagesEn } from "./en.ts";
export { ja as cartMessagesJa } from "./ja.ts";

/** Every text of this package, by language and key. */
export const messages: Readonly<Record<Locale, CartMessages>> = { en, de, ja };
