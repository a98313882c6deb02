import type { Locale } from "@shop/kernel";
import { escapeXml, xmlElement } from "../../head/escape-xml.ts";
import { pageAddress, type Site } from "../../head/page-address.ts";

export interface FeedEntry {
  /** Its page, without a language. */
  readonly path: string;
  /** The id of its place in that page, where several entries have one page. */
  readonly place?: string;
  readonly title: string;
  /** Plain text. */
  readonly summary: string;
  /** ISO 8601, with a time and a zone. */
  readonly publishedAt: string;
  readonly updatedAt: string;
}

export interface Feed {
  /** The feed's own address, without a language. */
  readonly path: string;
  /** The page with the same content, without a language. */
  readonly pagePath: string;
  readonly title: string;
  readonly locale: Locale;
  readonly entries: readonly FeedEntry[];
}

/** An Atom feed without entries still has to say when it changed. */
const NEVER = "1970-01-01T00:00:00Z";

/** A feed for readers and podcatchers (Atom, RFC 4287). Entries have addresses as their ids. Source: ROUTE-16. */
export function atomFeed({ path, pagePath, title, locale, entries }: Feed, site: Site): string {
  const own = pageAddress(site, path, locale);
  const updated =
    entries
      .map(({ updatedAt }) => updatedAt)
      .sort()
      .at(-1) ?? NEVER;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locale}">`,
    xmlElement("id", own),
    xmlElement("title", `${title} · ${site.name}`),
    xmlElement("updated", updated),
    `<author>${xmlElement("name", site.name)}</author>`,
    link("self", own, "application/atom+xml"),
    link("alternate", pageAddress(site, pagePath, locale), "text/html"),
    ...entries.map((entry) => entryXml(entry, site, locale)),
    "</feed>",
    "",
  ].join("\n");
}

function entryXml(entry: FeedEntry, site: Site, locale: Locale): string {
  const page = pageAddress(site, entry.path, locale);
  const address = entry.place ? `${page}#${encodeURIComponent(entry.place)}` : page;
  const content = [
    xmlElement("id", address),
    xmlElement("title", entry.title),
    xmlElement("published", entry.publishedAt),
    xmlElement("updated", entry.updatedAt),
    link("alternate", address, "text/html"),
    xmlElement("summary", entry.summary),
  ];
  return `<entry>${content.join("")}</entry>`;
}

function link(rel: string, href: string, type: string): string {
  return `<link rel="${rel}" type="${type}" href="${escapeXml(href)}"/>`;
}
