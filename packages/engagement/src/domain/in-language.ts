import { isLocale, type Locale } from "@shop/kernel";

/** The texts of an operator's item in other languages than English. A text that a language lacks is shown in English. */
export type Translations<Texts> = {
  readonly [Language in Exclude<Locale, "en">]?:
    | { readonly [Name in keyof Texts]?: Texts[Name] | undefined }
    | undefined;
};

interface Translated {
  readonly translations?: Translations<object> | undefined;
}

/** An item with its texts in a language, in English where that language has none. */
export function inLanguage<Item extends Translated>(item: Item, locale: string): Item {
  const texts = isLocale(locale) && locale !== "en" ? item.translations?.[locale] : undefined;
  return texts === undefined ? item : { ...item, ...texts };
}
