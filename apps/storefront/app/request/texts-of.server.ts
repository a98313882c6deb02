import type { Locale, Messages } from "@shop/kernel";
import { de } from "../messages/de.ts";
import { type DescriptionKey, descriptionTexts } from "../messages/descriptions/index.ts";
import { en } from "../messages/en.ts";
import { ja } from "../messages/ja.ts";
import { localeOf, type TextKey, type Translate, translate } from "../messages/use-texts.ts";

/** The texts available to a loader: those of the pages, and those about them. */
export type LoaderTextKey = TextKey | DescriptionKey;

const TEXTS: Readonly<Record<Locale, Messages<LoaderTextKey>>> = {
  en: { ...en, ...descriptionTexts.en },
  de: { ...de, ...descriptionTexts.de },
  ja: { ...ja, ...descriptionTexts.ja },
};

/** The texts of a language, for loaders: only they may load all three. */
export function textsOf(locale: Locale): Translate<LoaderTextKey> {
  return translate(TEXTS[locale]);
}

/** The language of the page that a loader was called for. */
export function requestLocale(request: Pick<Request, "url">): Locale {
  return localeOf(new URL(request.url).pathname);
}
