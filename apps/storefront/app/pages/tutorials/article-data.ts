import type { Locale } from "@shop/kernel";
import { fileAddress, pageAddress, type Site } from "../../head/page-address.ts";

/** An article's metadata; dates are ISO 8601, null if unknown. */
export interface ArticleFacts {
  readonly title: string;
  readonly description: string;
  readonly path: string;
  readonly publishedAt: string | null;
  readonly modifiedAt: string | null;
  /** Null if the content names nobody; then the shop is the author. */
  readonly author: string | null;
  readonly imageUrl: string | null;
}

/** A tutorial for search engines (schema.org Article). */
export function articleData(article: ArticleFacts, site: Site, locale: Locale): object {
  const { title, description, path, publishedAt, modifiedAt, author, imageUrl } = article;
  const publisher = { "@type": "Organization", name: site.name, url: `${site.origin}/` };
  return {
    "@context": "https://schema.org",
    "@type": "Article",
    headline: title,
    description,
    mainEntityOfPage: pageAddress(site, path, locale),
    author: author ? { "@type": "Person", name: author } : publisher,
    publisher,
    ...(publishedAt && { datePublished: publishedAt }),
    ...(modifiedAt && { dateModified: modifiedAt }),
    ...(imageUrl && { image: fileAddress(site, imageUrl) }),
  };
}
