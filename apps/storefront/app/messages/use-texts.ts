import { DEFAULT_LOCALE, formatMessage, isLocale, type Locale, type Message, type MessageParams } from "@shop/kernel";
import { createContext, useContext } from "react";
import type { Language, TextKey } from "./language.ts";

export type { TextKey } from "./language.ts";

export type Translate<Key extends string = TextKey> = (key: Key, params?: MessageParams) => string;

/** `locale`: the language of the texts, which decides their plurals and lists. */
export function translate<Key extends string>(
  texts: Readonly<Record<Key, Message>>,
  locale: Locale = DEFAULT_LOCALE,
): Translate<Key> {
  return (key, params) => formatMessage(texts[key], params, locale);
}

export const LanguageContext = createContext<Language | null>(null);

/** The language of the page that is shown. */
export function useLanguage(): Language {
  const language = useContext(LanguageContext);
  if (!language) throw new Error("No language here: see app/shell/document.tsx.");
  return language;
}

export function useLocale(): Locale {
  return useLanguage().locale;
}

export function useTexts(): Translate {
  const { site, locale } = useLanguage();
  return translate(site, locale);
}

/** The language in a path; English if there is none. The router's own `.data` addresses count as their page's. */
export function localeOf(pathname: string): Locale {
  const [first] = pathname
    .slice(1)
    .replace(/\.data$/, "")
    .split(/[/?#]/);
  return isLocale(first) ? first : DEFAULT_LOCALE;
}

/** A path of this site in a language: English has no segment of its own. */
export function localPath(path: string, locale: Locale): string {
  if (locale === DEFAULT_LOCALE || !path.startsWith("/")) return path;
  return path === "/" ? `/${locale}` : `/${locale}${path}`;
}
