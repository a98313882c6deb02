import { textOfHtml } from "@shop/api-client/content";
import type {
  WireContentCategory,
  WireContentEntry,
  WireContentItem,
  WireContentMedia,
  WireYoastSeo,
} from "@shop/api-client/contract";
import { type FindTextPicture, sanitiseHtml } from "../sanitise-html.ts";
import { escapeText } from "../to-wordpress.ts";

/** Whether everybody may see an entry now. A WordPress with a plug-in that shows drafts mustn't show them here. */
export function isShown(
  { status, content, date_gmt: date }: Pick<WireContentEntry, "status" | "content" | "date_gmt">,
  nowMs: number,
): boolean {
  const isPublished = status === undefined || status === "publish";
  return isPublished && content?.protected !== true && !((publishedAt(date)?.getTime() ?? 0) > nowMs);
}

/** WordPress leaves the zone away: it is UTC. Null for no date, or none of the calendar's. */
export function publishedAt(date: string | null | undefined): Date | null {
  const time = date ? Date.parse(`${date}Z`) : Number.NaN;
  return Number.isNaN(time) ? null : new Date(time);
}

/** A post as the content reads return it. `hasPicture`: whether its picture could be read. */
export function toShownPost(
  wire: WireContentEntry,
  host: string,
  hasPicture: (id: number) => boolean,
): WireContentEntry {
  const { featured_media: picture = 0 } = wire;
  return {
    id: wire.id,
    slug: slugOf(wire),
    type: "post",
    status: "publish",
    date: wire.date ?? null,
    date_gmt: wire.date_gmt ?? null,
    modified_gmt: wire.modified_gmt ?? null,
    ...(wire.link !== undefined && { link: wire.link }),
    title: { rendered: plain(wire.title.rendered) },
    content: { rendered: cleanHtml(wire.content?.rendered, host), protected: false },
    excerpt: { rendered: cleanHtml(wire.excerpt?.rendered, host), protected: false },
    ...(wire.author_name !== undefined && { author_name: textOfHtml(wire.author_name) }),
    featured_media: hasPicture(picture) ? picture : 0,
    categories: wire.categories ?? [],
    yoastSEO: seoOf(wire),
  };
}

/** An item. Fields that the WordPress doesn't have stay missing. */
export function toShownItem(wire: WireContentItem, host: string, hasPicture: (id: number) => boolean): WireContentItem {
  const { itemType, item_type, wpId, showcaseId, editorId, shopDesc, shortDesc, productPageSlug, productPageDesc } =
    wire;
  return {
    ...toShownPost(wire, host, hasPicture),
    type: "item",
    ...(itemType !== undefined && { itemType }),
    ...(item_type !== undefined && { item_type }),
    ...(typeof wpId === "number" && { wpId }),
    ...(showcaseId !== undefined && { showcaseId }),
    ...(editorId !== undefined && { editorId }),
    ...(shopDesc !== undefined && { shopDesc }),
    ...(shortDesc !== undefined && { shortDesc }),
    ...(productPageSlug !== undefined && { productPageSlug }),
    ...(productPageDesc !== undefined && { productPageDesc: cleanHtml(productPageDesc, host) }),
    wpStatus: "publish",
  };
}

export function toShownCategory(wire: WireContentCategory): WireContentCategory {
  return {
    id: wire.id,
    slug: slugOf(wire),
    name: plain(wire.name),
    count: wire.count ?? 0,
    description: "",
    taxonomy: "category",
    parent: wire.parent ?? 0,
    yoastSEO: seoOf(wire),
  };
}

/** A picture; null for another file, and for one that another host would be called for. */
export function toShownMedia(wire: WireContentMedia, host: string): WireContentMedia | null {
  const { width, height, sizes = {} } = wire.media_details ?? {};
  const address = ownAddress(wire.source_url, host);
  if (address === null || (wire.media_type !== undefined && wire.media_type !== "image")) return null;
  const own = Object.entries(sizes).flatMap(([name, size]) => {
    const source_url = ownAddress(size.source_url, host);
    return source_url === null ? [] : [[name, { source_url, width: size.width, height: size.height }] as const];
  });
  return {
    id: wire.id,
    slug: slugOf({ slug: wire.slug ?? "" }),
    type: "attachment",
    status: "inherit",
    title: { rendered: plain(wire.title?.rendered ?? "") },
    alt_text: wire.alt_text ?? "",
    media_type: "image",
    ...(wire.mime_type !== undefined && { mime_type: wire.mime_type }),
    source_url: address,
    media_details: {
      ...(width !== undefined && { width }),
      ...(height !== undefined && { height }),
      sizes: Object.fromEntries(own),
    },
  };
}

/** WordPress percent-encodes a slug with other letters than ASCII's; addresses of pages are compared decoded. */
function slugOf({ slug }: { readonly slug: string }): string {
  try {
    return decodeURIComponent(slug);
  } catch {
    return slug;
  }
}

/** HTML that may only be text, as text in HTML again. */
function plain(html: string): string {
  return escapeText(textOfHtml(html));
}

/** The plug-in's texts contain entities; `yoastSEO` is text. */
function seoOf({
  yoastSEO,
  yoast_head_json: head,
}: Pick<WireContentEntry, "yoastSEO" | "yoast_head_json">): WireYoastSeo | null {
  const stated = yoastSEO ?? head;
  if (!stated) return null;
  const textOf = (value: string) => (yoastSEO ? value : textOfHtml(value));
  const { title, description, canonical, og_image } = stated;
  return {
    ...(title !== undefined && { title: textOf(title) }),
    ...(description !== undefined && { description: textOf(description) }),
    ...(canonical !== undefined && { canonical }),
    ...(og_image !== undefined && { og_image: og_image.map(({ url, width, height }) => ({ url, width, height })) }),
  };
}

/** Pictures of the WordPress itself stay if they state their size, so that their place is reserved. */
function cleanHtml(html: string | undefined, host: string): string {
  const findPicture: FindTextPicture = (src, { width, height }) => {
    const address = ownAddress(src, host);
    const [wide, high] = [Number(width), Number(height)];
    if (address === null || !(wide > 0 && high > 0)) return null;
    return { address, width: Math.round(wide), height: Math.round(high), dominantColour: null };
  };
  return sanitiseHtml(html ?? "", findPicture);
}

/** The full address of a file of the host; null for another host's. */
function ownAddress(address: string, host: string): string | null {
  const url = URL.parse(address, `${host}/`);
  return url && url.origin === new URL(host).origin ? url.href : null;
}
