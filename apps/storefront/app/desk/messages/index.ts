import type { Locale, Translated } from "@shop/kernel";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { ja } from "./ja.ts";

export type DeskTextKey = keyof typeof en;
export type DeskTexts = Translated<typeof en>;

/** For loaders, which send one language with a page that lists owned products: no script contains them. */
export const deskTexts: Readonly<Record<Locale, DeskTexts>> = { en, de, ja };
