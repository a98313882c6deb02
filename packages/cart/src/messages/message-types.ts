import type { Translated } from "@shop/kernel";
import type { cartButtonsEn } from "./buttons-en.ts";
import type { en } from "./en.ts";

/** The key of a text of cart and checkout; failure codes are keys too. */
export type CartMessageKey = keyof typeof en;
export type CartMessages = Translated<typeof en>;
/** The keys of the texts of the buttons beside a product. */
export type CartButtonKey = keyof typeof cartButtonsEn;
