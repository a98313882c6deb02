import { textOfHtml } from "@shop/api-client/content";
import { type PageSeo, SHARE_CARD } from "@shop/catalog";
import type { LoaderFunctionArgs } from "react-router";
import type { ContentEntry } from "../content/content.server.ts";
import { storefrontContext } from "../request/storefront-context.ts";
import { requestLocale } from "../request/texts-of.server.ts";
import { canonicalPath, type Site } from "./page-address.ts";
import { type FirstPicture, type HeadTag, type PageFacts, pageHead, preloadPicture } from "./page-head.ts";
import { chooseShareImage, type ShareImage } from "./share-image.ts";
import { webPageData } from "./web-page-data.ts";

export type PageArguments = Pick<LoaderFunctionArgs, "context" | "request">;

/** A loader's information about its page. */
export interface PageDescription {
  /** Without a language. */
  readonly path: string;
  /** Without the shop's name. */
  readonly title: string;
  readonly description: string;
  readonly kind?: PageFacts["kind"];
  /** What the page's card shows, if that isn't its title alone: a title for many pages, a drawing of this one. */
  readonly card?: { readonly title?: string; readonly drawing?: string | null };
  /** The page's own pictures; its card is used if none can be shown. */
  readonly pictures?: ReadonlyArray<ShareImage | null>;
  /** What the page is painted with first. */
  readonly firstPicture?: FirstPicture | null;
  /** An editor's values override all of the above. */
  readonly seo?: PageSeo | null;
  readonly feeds?: PageFacts["feeds"];
  readonly hasMarkdown?: boolean;
  /** The page's structured data for search engines (JSON-LD); a WebPage if there is nothing more special. */
  readonly data?: (site: Site, facts: PageFacts) => readonly object[];
}

/** The head of a public page, for its loader's data; what only search engines read is passed to the renderer. */
export function describePage(args: PageArguments, page: PageDescription): { head: HeadTag[] } {
  const { shop, shareCard, structuredData } = args.context.get(storefrontContext);
  const seo = page.seo ?? {};
  const title = seo.title ?? `${page.title} · ${shop.name}`;
  const stated = seo.image ? { ...seo.image, alt: title } : null;
  const { title: shown = page.title, drawing = null } = page.card ?? {};
  const card = { url: shareCard({ title: shown, drawing }), ...SHARE_CARD, alt: shown };
  const facts: PageFacts = {
    path: canonicalPath(seo.canonical, page.path, shop),
    locale: requestLocale(args.request),
    title,
    description: seo.description ?? page.description,
    kind: page.kind ?? "website",
    image: chooseShareImage([stated, ...(page.pictures ?? []), card]),
    feeds: page.feeds ?? [],
    hasMarkdown: page.hasMarkdown ?? false,
  };
  structuredData.push(...(page.data?.(shop, facts) ?? [webPageData(facts, shop)]));
  return { head: [...pageHead(facts, shop), ...(page.firstPicture ? preloadPicture(page.firstPicture) : [])] };
}

/** The same for a page of the content service. */
export function describeEntry(
  args: PageArguments,
  entry: ContentEntry,
  page: Omit<PageDescription, "title" | "description" | "seo">,
): { head: HeadTag[] } {
  return describePage(args, { ...page, title: entry.title, description: textOfHtml(entry.excerpt), seo: entry.seo });
}
