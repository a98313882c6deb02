import type { Locale, Translated } from "@shop/kernel";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { ja } from "./ja.ts";

export type SalesTextKey = keyof typeof en;
export type SalesTexts = Translated<typeof en>;

/** For loaders, which send one language: no script contains them. */
export const salesTexts: Readonly<Record<Locale, SalesTexts>> = { en, de, ja };
