import type { WireContentCategory, WireContentEntry, WireContentItem } from "../contract/entities/content.ts";
import type { WirePlacedFigure } from "../contract/entities/figure.ts";
import { type FeaturedMedia, ITEM_TYPE_IDS, type WireYoastSeo } from "../contract/entities/product.ts";
import { textOfHtml } from "./text-of-html.ts";

/** A post, page or other entry. Titles are plain text; `html` and `excerpt` are HTML and only as trustworthy as the host. */
export interface ContentEntry {
  readonly id: number;
  readonly type: string;
  readonly slug: string;
  /** The site's local time, ISO 8601 without a zone. */
  readonly date: string | null;
  /** The same in UTC. */
  readonly publishedAt: string | null;
  readonly modifiedAt: string | null;
  readonly title: string;
  readonly html: string;
  readonly excerpt: string;
  readonly categoryIds: readonly number[];
  readonly featuredMediaId: number | null;
  /** Its name; null if the host doesn't send one. */
  readonly author: string | null;
  /** The description for search engines, in plain text; null if none was set. */
  readonly seo: WireYoastSeo | null;
  /** The languages of title and excerpt, and of `html`, if they were requested in one and the host names them. */
  readonly language?: string;
  readonly htmlLanguage?: string;
  /** Plots with their sounds; absent if there are none. */
  readonly figures?: readonly WirePlacedFigure[];
}

/** A product as the content system stores it. Fields that a host lacks are taken from the entry itself. */
export interface ContentItem extends ContentEntry {
  /** 42 plugin, 43 samplepack, 44 bundle. */
  readonly itemType: number | null;
  readonly wpId: number;
  readonly showcaseId: number | null;
  readonly editorId: number | null;
  readonly shopDesc: string;
  readonly shortDesc: string;
  readonly productPageSlug: string;
  readonly productPageDesc: string;
  readonly featuredMedia: FeaturedMedia | null;
  readonly wpStatus: string;
}

export interface ContentCategory {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly parentId: number | null;
  readonly seo: WireYoastSeo | null;
}

export function toContentEntry(wire: WireContentEntry): ContentEntry {
  return {
    id: wire.id,
    type: wire.type,
    slug: wire.slug,
    date: wire.date ?? null,
    publishedAt: inUtc(wire.date_gmt),
    modifiedAt: inUtc(wire.modified_gmt),
    title: textOfHtml(wire.title.rendered),
    html: wire.content?.rendered ?? "",
    excerpt: wire.excerpt?.rendered ?? "",
    categoryIds: wire.categories ?? [],
    featuredMediaId: wire.featured_media || null,
    author: wire.author_name || null,
    seo: seoOf(wire),
    ...(wire.lang !== undefined && { language: wire.lang }),
    ...(wire.content_lang !== undefined && { htmlLanguage: wire.content_lang }),
    ...(wire.figures !== undefined && { figures: wire.figures }),
  };
}

export function toContentItem(wire: WireContentItem): ContentItem {
  const entry = toContentEntry(wire);
  const typeIds: readonly number[] = Object.values(ITEM_TYPE_IDS);
  return {
    ...entry,
    itemType: wire.itemType ?? wire.item_type?.find((id) => typeIds.includes(id)) ?? null,
    wpId: wire.wpId ?? wire.id,
    showcaseId: wire.showcaseId ?? entry.featuredMediaId,
    editorId: wire.editorId ?? null,
    shopDesc: wire.shopDesc ?? "",
    shortDesc: wire.shortDesc ?? textOfHtml(entry.excerpt),
    productPageSlug: wire.productPageSlug ?? entry.slug,
    productPageDesc: wire.productPageDesc ?? entry.html,
    featuredMedia: wire.featuredMedia ?? null,
    wpStatus: wire.wpStatus ?? wire.status ?? "publish",
  };
}

export function toContentCategory(wire: WireContentCategory): ContentCategory {
  return {
    id: wire.id,
    slug: wire.slug,
    name: textOfHtml(wire.name),
    parentId: wire.parent || null,
    seo: seoOf(wire),
  };
}

/** WordPress leaves the zone away. */
function inUtc(date: string | null | undefined): string | null {
  return date ? `${date}Z` : null;
}

/** Our own field is text; the plug-in's texts contain entities. */
function seoOf(wire: Pick<WireContentEntry, "yoastSEO" | "yoast_head_json">): WireYoastSeo | null {
  if (wire.yoastSEO) return wire.yoastSEO;
  const head = wire.yoast_head_json;
  if (!head) return null;
  return {
    ...(head.title !== undefined && { title: textOfHtml(head.title) }),
    ...(head.description !== undefined && { description: textOfHtml(head.description) }),
    ...(head.canonical !== undefined && { canonical: head.canonical }),
    ...(head.og_image !== undefined && { og_image: head.og_image }),
  };
}
