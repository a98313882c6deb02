import type { Locale } from "@shop/kernel";
import { pageAddress, type Site } from "./page-address.ts";

interface WebPageFacts {
  readonly path: string;
  readonly locale: Locale;
  readonly title: string;
  readonly description: string;
}

/** A page for search engines that is about nothing more special (schema.org WebPage, or one of its kinds). */
export function webPageData(
  { path, locale, title, description }: WebPageFacts,
  site: Site,
  type: "WebPage" | "ContactPage" | "CollectionPage" = "WebPage",
): object {
  return {
    "@context": "https://schema.org",
    "@type": type,
    name: title,
    ...(description && { description }),
    url: pageAddress(site, path, locale),
    inLanguage: locale,
    isPartOf: { "@type": "WebSite", name: site.name, url: pageAddress(site, "/", locale) },
  };
}

/** A page that lists others (schema.org CollectionPage with an ItemList), in its order. A list without entries is left out. */
export function collectionData(
  facts: WebPageFacts,
  site: Site,
  entries: ReadonlyArray<{ readonly name: string; readonly path: string }>,
): object {
  const page = webPageData(facts, site, "CollectionPage");
  if (entries.length === 0) return page;
  const itemListElement = entries.map(({ name, path }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    url: pageAddress(site, path, facts.locale),
  }));
  return { ...page, mainEntity: { "@type": "ItemList", numberOfItems: entries.length, itemListElement } };
}
