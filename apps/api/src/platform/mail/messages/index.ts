import type { Locale, Messages } from "@shop/kernel";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { ja } from "./ja.ts";

/** The texts that the mails of all subjects share, by language and key. */
export const sharedMailMessages: Readonly<Record<Locale, Messages<keyof typeof en>>> = { en, de, ja };
