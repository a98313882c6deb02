import { type Locale, SPELLINGS } from "@shop/kernel";

/** A country's name in a language, by its two letters. */
export function countryIn(locale: Locale, code: string): string {
  return new Intl.DisplayNames(SPELLINGS[locale], { type: "region", fallback: "code" }).of(code) ?? code;
}
