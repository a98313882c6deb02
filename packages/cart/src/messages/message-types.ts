import type { Messages } from "@shop/kernel";
import type { cartButtonsEn } from "./buttons-en.ts";
import type { en } from "./en.ts";
import type { reviewEn } from "./review-en.ts";

/** The key of a text of cart and checkout; failure codes are keys too. */
export type CartMessageKey = keyof typeof en;
export type CartMessages = Messages<CartMessageKey>;
/** The texts of the review step, which are fetched when it is first shown. */
export type ReviewMessageKey = keyof typeof reviewEn;
export type ReviewMessages = Messages<ReviewMessageKey>;
/** The keys of the texts of the buttons beside a product. */
export type CartButtonKey = keyof typeof cartButtonsEn;
