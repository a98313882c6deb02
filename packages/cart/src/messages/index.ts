import type { Messages } from "@shop/kernel";
import type { cartButtonsEn } from "./buttons-en.ts";
import type { en } from "./en.ts";
import type { reviewEn } from "./review-en.ts";

/** The key of a text of cart and checkout; failure codes are keys too. */
export type CartMessageKey = keyof typeof en;
export type CartMessages = Messages<CartMessageKey>;
/** What the review step says, which is fetched when it is first shown. */
export type ReviewMessageKey = keyof typeof reviewEn;
export type ReviewMessages = Messages<ReviewMessageKey>;
/** The keys of what the buttons beside a product say. */
export type CartButtonKey = keyof typeof cartButtonsEn;

// Each language is a module of its own: a host's bundle holds those it imports.
export { cartMessagesDe } from "./all-de.ts";
export { cartMessagesEn } from "./all-en.ts";
export { cartMessagesJa } from "./all-ja.ts";
export { cartButtonsDe } from "./buttons-de.ts";
export { cartButtonsEn } from "./buttons-en.ts";
export { cartButtonsJa } from "./buttons-ja.ts";
export { messages } from "./by-language.ts";
/** Why a price is what it is, alone: for mails and order pages. */
export { priceTrailDe } from "./price-trail-de.ts";
export { priceTrailEn } from "./price-trail-en.ts";
export { priceTrailJa } from "./price-trail-ja.ts";
