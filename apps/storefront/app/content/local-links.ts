import { DEFAULT_LOCALE, type Locale } from "@shop/kernel";

/** A link to a page of this site. Files have one address in all languages. */
const LINK = /href="(\/(?!\/|media\/|files\/)[^"]*)"/g;

/** Content names pages without a language: the same HTML with its links in the language of the page. */
export function localLinks(html: string, locale: Locale): string {
  if (locale === DEFAULT_LOCALE) return html;
  return html.replace(LINK, (_link, path: string) => `href="/${locale}${path === "/" ? "" : path}"`);
}
