import type { Locale, Messages } from "@shop/kernel";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { ja } from "./ja.ts";

export type WheelPageTextKey = keyof typeof en;

/** For loaders, which send one language: no script contains them. */
export const wheelPageTexts: Readonly<Record<Locale, Messages<WheelPageTextKey>>> = { en, de, ja };
