import type { Failure } from "./result.ts";

/** The forms of a text that depends on `{count}`, by the language's plural categories: `{ one: "1 star", other: "{count} stars" }`. */
export type PluralMessage = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;
export type Message = string | PluralMessage;

/** Texts by key; `{name}` in a text is replaced by a parameter. */
export type Messages<Key extends string = string> = Readonly<Record<Key, string>>;

/** A catalogue in any language: the keys of the original, with plural forms where it has them. */
export type Translated<Catalogue extends Readonly<Record<string, Message>>> = {
  readonly [Key in keyof Catalogue]: Catalogue[Key] extends string ? string : PluralMessage;
};

/** Fixes the keys of a catalogue, so that a missing or misspelt one doesn't compile. */
export function defineMessages<const Catalogue extends Record<string, Message>>(catalogue: Catalogue): Catalogue {
  return catalogue;
}

/** A list is written in words: `faGain, faDelay and faCabRoom`. */
export type MessageParams = Readonly<Record<string, string | number | readonly string[]>>;

/**
 * Inserts parameters into a text. A placeholder without a given parameter stays visible as `{name}`. Of a plural message it takes the
 * form for `count`. Plurals and lists are those of the language of `locale`.
 */
export function formatMessage(message: Message, params: MessageParams = {}, locale: string = DEFAULT_LOCALE): string {
  const form = () => new Intl.PluralRules(locale).select(Number(params.count));
  const text = typeof message === "string" ? message : (message[form()] ?? message.other);
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => (name in params ? inWords(params[name], locale) : whole));
}

function inWords(value: MessageParams[string] | undefined, locale: string): string {
  return typeof value === "object" ? new Intl.ListFormat(spellingOf(locale)).format(value) : String(value);
}

/** Sentences as one text: in Japanese without a space between them. */
export function joinSentences(sentences: readonly string[], locale: string): string {
  return sentences.join(spellingOf(locale).startsWith("ja") ? "" : " ");
}

/** The names that a text takes, sorted: two translations of one text must have the same. */
export function placeholdersOf(message: Message): string[] {
  const text = typeof message === "string" ? message : message.other;
  return Array.from(text.matchAll(/\{(\w+)\}/g), (match) => match[1] ?? "").sort();
}

export type Locale = "en" | "de" | "ja";
export const LOCALES: readonly Locale[] = ["en", "de", "ja"];
export const DEFAULT_LOCALE: Locale = "en";
/** What dates and numbers are written in, on pages and in mails. English ones put the day before the month. */
export const SPELLINGS: Readonly<Record<Locale, string>> = { en: "en-GB", de: "de", ja: "ja" };

/** The tag that a language of the shop is written by; any other BCP 47 tag is returned as it is. */
export function spellingOf(locale: string): string {
  return isLocale(locale) ? SPELLINGS[locale] : locale;
}

/** Whether a text (a path's first segment, a header) names a language of the shop. */
export function isLocale(value: string | undefined): value is Locale {
  return LOCALES.some((locale) => locale === value);
}

/** The one implementation of "the server's text if given, else ours": ours is found by the failure's code, otherwise by `fallbackKey`. */
export function failureText(
  failure: Failure,
  messages: Readonly<Record<string, Message>>,
  fallbackKey: string,
): string {
  if (failure.serverText) return failure.serverText;
  const text = messages[failure.code] ?? messages[fallbackKey];
  if (text === undefined) {
    throw new Error(
      `No text for "${failure.code}" and none for the fallback "${fallbackKey}": add one to the messages.`,
    );
  }
  return formatMessage(text, failure.params);
}
