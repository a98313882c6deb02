import type { ConsentMessages } from "@shop/consent";
import type { Locale } from "@shop/kernel";

const LOADERS: Readonly<Record<Locale, () => Promise<{ readonly texts: ConsentMessages }>>> = {
  en: () => import("./consent-en.ts"),
  de: () => import("./consent-de.ts"),
  ja: () => import("./consent-ja.ts"),
};

/** Texts of the privacy question. Fetches them once; rejects if they can't be loaded. */
export async function loadConsentTexts(locale: Locale): Promise<ConsentMessages> {
  return (await LOADERS[locale]()).texts;
}
