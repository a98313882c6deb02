import type { Locale, Messages } from "@shop/kernel";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { ja } from "./ja.ts";

/** For loaders, which send one language: no script contains them. */
export const feedsTexts: Readonly<Record<Locale, Messages<keyof typeof en>>> = { en, de, ja };
