import type { Locale, Messages } from "@shop/kernel";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { ja } from "./ja.ts";

export type PlainCartTextKey = keyof typeof en;

/** For loaders: no script contains them. */
export const plainCartTexts: Readonly<Record<Locale, Messages<PlainCartTextKey>>> = { en, de, ja };
