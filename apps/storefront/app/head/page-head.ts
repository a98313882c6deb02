import { LOCALES, type Locale } from "@shop/kernel";
import { localPath } from "../messages/use-texts.ts";
import { fileAddress, pageAddress, type Site } from "./page-address.ts";
import type { ShareImage } from "./share-image.ts";

/** A tag of a page's head, as the router renders it. */
export type HeadTag =
  | { readonly title: string }
  | { readonly name: string; readonly content: string }
  | { readonly property: string; readonly content: string }
  | {
      readonly tagName: "link";
      readonly rel: string;
      readonly href: string;
      readonly hrefLang?: string;
      readonly type?: string;
    }
  | PicturePreload;

interface PicturePreload {
  readonly tagName: "link";
  readonly rel: "preload";
  readonly as: "image";
  readonly href: string;
  readonly media: string;
  readonly fetchPriority: "high";
}

/** A page's first picture, drawn for each theme. */
export type FirstPicture = Readonly<Record<"dark" | "light", string>>;

/**
 * Fetches the first picture before its place is laid out: the one of the system's theme, which is the page's unless the visitor has chosen
 * the other.
 */
export function preloadPicture({ dark, light }: FirstPicture): HeadTag[] {
  const preload = (href: string, media: string): HeadTag => ({
    tagName: "link",
    rel: "preload",
    as: "image",
    href,
    media,
    fetchPriority: "high",
  });
  return [preload(light, "(prefers-color-scheme: light)"), preload(dark, "not all and (prefers-color-scheme: light)")];
}

/** A public page's metadata. */
export interface PageFacts {
  /** Without a language; its full address is the page's canonical one in each. */
  readonly path: string;
  readonly locale: Locale;
  /** As the browser shows it, with the shop's name. */
  readonly title: string;
  readonly description: string;
  readonly kind: "website" | "article" | "product";
  readonly image: ShareImage | null;
  /** Paths, without a language, of the feeds that go with the page. */
  readonly feeds?: readonly string[];
  /** Whether the page is there as Markdown, too, at its own address with `.md`. */
  readonly hasMarkdown?: boolean;
}

/** Open Graph names a language with a territory: the one whose spelling our texts use. */
const TERRITORIES: Readonly<Record<Locale, string>> = { en: "en_GB", de: "de_DE", ja: "ja_JP" };

/**
 * Everything in a public page's head that is about the page: title, description, canonical address, its twins in the other
 * languages, Open Graph, and the card of X, which takes all else from Open Graph. Source: ROUTE-16.
 */
export function pageHead(page: PageFacts, site: Site): HeadTag[] {
  const { path, locale, title, description } = page;
  const url = pageAddress(site, path, locale);
  return [
    { title },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: url },
    ...alternates(path, site),
    ...otherVersions(page, site),
    { property: "og:type", content: page.kind },
    { property: "og:site_name", content: site.name },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:url", content: url },
    { property: "og:locale", content: TERRITORIES[locale] },
    ...LOCALES.filter((other) => other !== locale).map((other) => ({
      property: "og:locale:alternate",
      content: TERRITORIES[other],
    })),
    ...previewTags(page.image, site),
  ];
}

/** The picture that a preview of the page shows, for Open Graph and X. */
export function previewTags(image: ShareImage | null, site: Site): HeadTag[] {
  return [...imageTags(image, site), { name: "twitter:card", content: image ? "summary_large_image" : "summary" }];
}

function alternates(path: string, site: Site): HeadTag[] {
  const link = (hrefLang: string, locale: Locale): HeadTag => ({
    tagName: "link",
    rel: "alternate",
    hrefLang,
    href: pageAddress(site, path, locale),
  });
  return [...LOCALES.map((locale) => link(locale, locale)), link("x-default", "en")];
}

/** The same content for other programs: feeds, Markdown. */
function otherVersions({ path, locale, feeds = [], hasMarkdown = false }: PageFacts, site: Site): HeadTag[] {
  const link = (type: string, href: string): HeadTag => ({ tagName: "link", rel: "alternate", type, href });
  return [
    ...feeds.map((feed) => link("application/atom+xml", localPath(feed, locale))),
    ...(hasMarkdown ? [link("text/markdown", `${pageAddress(site, path, locale)}.md`)] : []),
  ];
}

function imageTags(image: ShareImage | null, site: Site): HeadTag[] {
  if (!image) return [];
  return [
    { property: "og:image", content: fileAddress(site, image.url) },
    { property: "og:image:width", content: String(image.width) },
    { property: "og:image:height", content: String(image.height) },
    { property: "og:image:alt", content: image.alt },
  ];
}
