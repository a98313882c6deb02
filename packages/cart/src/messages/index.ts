import type { Locale, Messages } from "@shop/kernel";
import type { cartButtonsEn } from "./buttons-en.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { ja } from "./ja.ts";
import { reviewDe } from "./review-de.ts";
import { reviewEn } from "./review-en.ts";
import { reviewJa } from "./review-ja.ts";

/** The key of a text of cart and checkout; failure codes are keys too. */
export type CartMessageKey = keyof typeof en;
export type CartMessages = Messages<CartMessageKey>;
/** What the review step says, which is fetched when it is first shown. */
export type ReviewMessageKey = keyof typeof reviewEn;
export type ReviewMessages = Messages<ReviewMessageKey>;
/** The keys of what the buttons beside a product say. */
export type CartButtonKey = keyof typeof cartButtonsEn;

export { cartButtonsDe } from "./buttons-de.ts";
export { cartButtonsEn } from "./buttons-en.ts";
export { cartButtonsJa } from "./buttons-ja.ts";
/** One language alone, for hosts that load no other. */
export const cartMessagesDe: CartMessages & ReviewMessages = { ...de, ...reviewDe };
export const cartMessagesEn: CartMessages & ReviewMessages = { ...en, ...reviewEn };
export const cartMessagesJa: CartMessages & ReviewMessages = { ...ja, ...reviewJa };

/** Why a price is what it is, alone: for mails and order pages. */
export { priceTrailDe } from "./price-trail-de.ts";
export { priceTrailEn } from "./price-trail-en.ts";
export { priceTrailJa } from "./price-trail-ja.ts";

/** Every text of this package, by language and key. */
export const messages: Readonly<Record<Locale, CartMessages & ReviewMessages>> = {
  en: cartMessagesEn,
  de: cartMessagesDe,
  ja: cartMessagesJa,
};
