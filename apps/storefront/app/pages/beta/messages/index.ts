import type { Locale, Translated } from "@shop/kernel";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { ja } from "./ja.ts";

export type BetaTexts = Translated<typeof en>;

/** For the loader, which sends one language: no script contains them. */
export const betaTexts: Readonly<Record<Locale, BetaTexts>> = { en, de, ja };
