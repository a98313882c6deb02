import type { PlayerMessages } from "@shop/catalog";
import type { Locale } from "@shop/kernel";

const LOADERS: Readonly<Record<Locale, () => Promise<{ readonly texts: PlayerMessages }>>> = {
  en: () => import("./en.ts"),
  de: () => import("./de.ts"),
  ja: () => import("./ja.ts"),
};

/** Texts of the player. Fetches them once; rejects if they can't be loaded. */
export async function loadPlayerTexts(locale: Locale): Promise<PlayerMessages> {
  return (await LOADERS[locale]()).texts;
}
