import type { Failure } from "./result.ts";

/** Texts by key; `{name}` in a text is replaced by a parameter. */
export type Messages<Key extends string = string> = Readonly<Record<Key, string>>;

/** Fixes the keys of a catalogue, so that a missing or misspelt one doesn't compile. */
export function defineMessages<const Catalogue extends Record<string, string>>(catalogue: Catalogue): Catalogue {
  return catalogue;
}

/** Inserts parameters into a text. A placeholder without a given parameter stays visible as `{name}`. */
export function formatMessage(text: string, params: Readonly<Record<string, string | number>> = {}): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => (name in params ? String(params[name]) : whole));
}

/** The one implementation of "the server's text if given, else ours": ours is found by the failure's code, otherwise by `fallbackKey`. */
export function failureText(failure: Failure, messages: Messages, fallbackKey: string): string {
  if (failure.serverText) return failure.serverText;
  const text = messages[failure.code] ?? messages[fallbackKey];
  if (text === undefined) {
    throw new Error(
      `No text for "${failure.code}" and none for the fallback "${fallbackKey}": add one to the messages.`,
    );
  }
  return formatMessage(text, failure.params);
}

/** The names that a text takes, sorted: two translations of one text must have the same. */
export function placeholdersOf(text: string): string[] {
  return Array.from(text.matchAll(/\{(\w+)\}/g), (match) => match[1] ?? "").sort();
}

export type Locale = "en" | "de" | "ja";
export const LOCALES: readonly Locale[] = ["en", "de", "ja"];
export const DEFAULT_LOCALE: Locale = "en";
/** What dates and numbers are written in, on pages and in mails. English ones put the day before the month. */
export const SPELLINGS: Readonly<Record<Locale, string>> = { en: "en-GB", de: "de", ja: "ja" };

/** Whether a text (a path's first segment, a header) names a language of the shop. */
export function isLocale(value: string | undefined): value is Locale {
  return LOCALES.some((locale) => locale === value);
}
