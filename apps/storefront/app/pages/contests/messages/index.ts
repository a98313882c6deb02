import type { Locale, Translated } from "@shop/kernel";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { ja } from "./ja.ts";

export type ContestTexts = Translated<typeof en>;

/** For loaders, which send one language: no script contains them. */
export const contestTexts: Readonly<Record<Locale, ContestTexts>> = { en, de, ja };
