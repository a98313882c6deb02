import type { Locale } from "@shop/kernel";
import { pageAddress, type Site } from "./page-address.ts";

/** A step of the way from the shop's entrance to a page. `href` is a path without a language. */
export interface PathStep {
  readonly name: string;
  readonly href: string;
}

/** The breadcrumb of a page for search engines (schema.org BreadcrumbList): the steps that the page shows, and the page itself. */
export function breadcrumbData(steps: readonly PathStep[], site: Site, locale: Locale): object {
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: steps.map(({ name, href }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: { "@type": "WebPage", "@id": pageAddress(site, href, locale) },
    })),
  };
}
