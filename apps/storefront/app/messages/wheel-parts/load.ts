import type { WheelMessages } from "@shop/engagement/react";
import type { Locale } from "@shop/kernel";

const LOADERS: Readonly<Record<Locale, () => Promise<{ readonly texts: WheelMessages }>>> = {
  en: () => import("./en.ts"),
  de: () => import("./de.ts"),
  ja: () => import("./ja.ts"),
};

/** Texts of the wheel of fortune. Fetches them once; rejects if they can't be loaded. */
export async function loadWheelTexts(locale: Locale): Promise<WheelMessages> {
  return (await LOADERS[locale]()).texts;
}
