import type { ConsentMessages } from "@shop/consent";
import type { Locale } from "@shop/kernel";

const LOADERS: Readonly<Record<Locale, () => Promise<{ readonly texts: ConsentMessages }>>> = {
  en: () => import("./en.ts"),
  de: () => import("./de.ts"),
  ja: () => import("./ja.ts"),
};

/** Texts of the privacy question. Fetches them once; rejects if they can't be loaded. */
export async function loadConsentTexts(locale: Locale): Promise<ConsentMessages> {
  return (await LOADERS[locale]()).texts;
}
