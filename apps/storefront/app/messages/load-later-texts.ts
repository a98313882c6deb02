import type { Locale } from "@shop/kernel";
import type { LaterTexts } from "./later-texts.ts";

const LOADERS: Readonly<Record<Locale, () => Promise<{ readonly texts: LaterTexts }>>> = {
  en: () => import("./account/texts-en.ts"),
  de: () => import("./account/texts-de.ts"),
  ja: () => import("./account/texts-ja.ts"),
};

/** Fetches them once; rejects if they can't be loaded. */
export async function loadLaterTexts(locale: Locale): Promise<LaterTexts> {
  return (await LOADERS[locale]()).texts;
}
