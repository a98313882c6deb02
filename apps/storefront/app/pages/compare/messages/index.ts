import type { Locale, Messages } from "@shop/kernel";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { ja } from "./ja.ts";

export type CompareTextKey = keyof typeof en;
export type CompareTexts = Messages<CompareTextKey>;

/** For loaders, which send one language: no script contains them. */
export const compareTexts: Readonly<Record<Locale, CompareTexts>> = { en, de, ja };
