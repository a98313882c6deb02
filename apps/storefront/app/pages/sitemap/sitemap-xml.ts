import { LOCALES } from "@shop/kernel";
import { escapeXml } from "../../head/escape-xml.ts";
import { pageAddress, type Site } from "../../head/page-address.ts";
import { PAGES_PER_FILE } from "./limits.ts";

/** A public page; its path has no language. */
export interface SitemapPage {
  readonly path: string;
  /** ISO 8601, or null if the content doesn't say when it changed. */
  readonly changedAt: string | null;
}

const DAY_LENGTH = "2026-01-02".length;

/** The pages of each file of the sitemap. */
export function filesOf(pages: readonly SitemapPage[]): ReadonlyArray<readonly SitemapPage[]> {
  const count = Math.max(1, Math.ceil(pages.length / PAGES_PER_FILE));
  return Array.from({ length: count }, (_, index) => pages.slice(index * PAGES_PER_FILE, (index + 1) * PAGES_PER_FILE));
}

/** The sitemap of a shop with several files: `/sitemaps/1.xml` and on. */
export function sitemapIndexXml(fileCount: number, { origin }: Pick<Site, "origin">): string {
  const entries = Array.from(
    { length: fileCount },
    (_, index) => `<sitemap><loc>${escapeXml(`${origin}/sitemaps/${index + 1}.xml`)}</loc></sitemap>`,
  );
  const head = '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">';
  return `<?xml version="1.0" encoding="UTF-8"?>\n${head}\n${entries.join("\n")}\n</sitemapindex>\n`;
}

/** One file of it: each page in every language, with its alternates in the others. */
export function sitemapXml(pages: readonly SitemapPage[], site: Pick<Site, "origin">): string {
  const entries = pages.flatMap((page) => {
    const links = [...LOCALES.map((locale) => [locale, locale] as const), ["x-default", "en"] as const].map(
      ([name, locale]) =>
        `<xhtml:link rel="alternate" hreflang="${name}" href="${escapeXml(pageAddress(site, page.path, locale))}"/>`,
    );
    const changed = page.changedAt ? `<lastmod>${escapeXml(page.changedAt.slice(0, DAY_LENGTH))}</lastmod>` : "";
    return LOCALES.map(
      (locale) => `<url><loc>${escapeXml(pageAddress(site, page.path, locale))}</loc>${changed}${links.join("")}</url>`,
    );
  });
  const head =
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">';
  return `<?xml version="1.0" encoding="UTF-8"?>\n${head}\n${entries.join("\n")}\n</urlset>\n`;
}
