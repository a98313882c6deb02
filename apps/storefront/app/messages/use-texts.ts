import { DEFAULT_LOCALE, formatMessage, isLocale, type Locale } from "@shop/kernel";
import { useParams } from "react-router";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { ja } from "./ja.ts";

export type TextKey = keyof typeof en;
type Texts = Readonly<Record<TextKey, string>>;
const TEXTS: Readonly<Record<Locale, Texts>> = { en, de, ja };

export type Translate = (key: TextKey, params?: Readonly<Record<string, string | number>>) => string;

/** The texts of a language, for loaders and meta functions. */
export function textsOf(locale: Locale): Translate {
  return (key, params) => formatMessage(TEXTS[locale][key], params);
}

/** The language that the address names; English where it names none. */
export function localeOf(lang: string | undefined): Locale {
  return isLocale(lang) ? lang : DEFAULT_LOCALE;
}

export function useLocale(): Locale {
  return localeOf(useParams().lang);
}

export function useTexts(): Translate {
  return textsOf(useLocale());
}

/** A path of this site in a language: English has no segment of its own. */
export function localPath(path: string, locale: Locale): string {
  if (locale === DEFAULT_LOCALE || !path.startsWith("/")) return path;
  return path === "/" ? `/${locale}` : `/${locale}${path}`;
}
