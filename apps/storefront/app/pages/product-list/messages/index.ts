import type { Locale, Translated } from "@shop/kernel";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { ja } from "./ja.ts";

/** For loaders, which send one language: no script contains them. */
export const productListTexts: Readonly<Record<Locale, Translated<typeof en>>> = { en, de, ja };
