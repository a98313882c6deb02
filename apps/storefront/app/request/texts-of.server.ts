import type { Locale, Translated } from "@shop/kernel";
import { de } from "../messages/de.ts";
import { en } from "../messages/en.ts";
import { ja } from "../messages/ja.ts";
import { localeOf, type Translate, translate } from "../messages/use-texts.ts";

const TEXTS: Readonly<Record<Locale, Translated<typeof en>>> = { en, de, ja };

/** The shell's texts in a language, for loaders: only they may load all three. */
export function textsOf(locale: Locale): Translate {
  return translate(TEXTS[locale], locale);
}

/** The language of the page that a loader was called for. */
export function requestLocale(request: Pick<Request, "url">): Locale {
  return localeOf(new URL(request.url).pathname);
}
