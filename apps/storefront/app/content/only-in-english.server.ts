import type { Locale } from "@shop/kernel";

const NOTES: Readonly<Record<Locale, string>> = {
  en: "",
  de: "Diesen Text gibt es bisher nur auf Englisch.",
  ja: "この文章は現在、英語のみです。",
};

/** What a page says above a text that its language lacks; null for a text in the page's language. */
export function onlyInEnglish(textLanguage: string | undefined, locale: Locale): string | null {
  return textLanguage === "en" && locale !== "en" ? NOTES[locale] : null;
}
