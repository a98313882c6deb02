import type { Locale, Translated } from "@shop/kernel";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { ja } from "./ja.ts";

export type ProductDetailTextKey = keyof typeof en;
export type ProductDetailTexts = Translated<typeof en>;

/** For loaders, which send one language: no script contains them. */
export const productDetailTexts: Readonly<Record<Locale, ProductDetailTexts>> = { en, de, ja };
