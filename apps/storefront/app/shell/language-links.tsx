import { LOCALES, type Locale } from "@shop/kernel";
import { useLocation } from "react-router";
import { useServices } from "../composition/services-context.ts";
import { localPath, useLocale } from "../messages/use-texts.ts";

/** Each language in itself. */
const NAMES: Readonly<Record<Locale, string>> = { en: "English", de: "Deutsch", ja: "日本語" };
/** The language that the visitor chose last; the head script opens the home page in it. */
const LANGUAGE_KEY = "shop_language";

/**
 * The same page, with its query, in the other languages. Plain links, which load a new document: everything on the page has one language.
 */
export function LanguageLinks({ className }: { readonly className: string }) {
  const locale = useLocale();
  const { pathname, search } = useLocation();
  const { local } = useServices();
  const page = locale === "en" ? pathname : pathname.slice(`/${locale}`.length) || "/";
  return (
    <ul className={`flex gap-x-[0.9rem] ${className}`}>
      {LOCALES.filter((other) => other !== locale).map((other) => (
        <li key={other}>
          <a
            className="row-link"
            href={localPath(page, other) + search}
            hrefLang={other}
            lang={other}
            onClick={() => local.set(LANGUAGE_KEY, other)}
          >
            {NAMES[other]}
          </a>
        </li>
      ))}
    </ul>
  );
}
