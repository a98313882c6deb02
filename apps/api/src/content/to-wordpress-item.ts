import type { WireContentItem, WireContentMedia } from "@shop/api-client/contract";
import type { ProductRow } from "../catalogue/index.ts";
import { mediaTypeOf } from "../http/media-types.ts";
import { escapeText } from "./to-wordpress.ts";

/** A product in the content system: it has an id there, and is published. */
export type ContentProduct = ProductRow & { readonly wp_id: number };

export function isContentProduct(product: ProductRow): product is ContentProduct {
  return product.wp_id !== null && product.is_public && product.wp_status === "publish";
}

/** A product as an entry of the type "item", with the content system's own fields beside WordPress's. */
export function toWordPressItem(product: ContentProduct, origin: string): WireContentItem {
  return {
    id: product.wp_id,
    slug: product.slug,
    type: "item",
    status: product.wp_status,
    date: null,
    link: `${origin}/products/${product.product_page_slug}`,
    title: { rendered: escapeText(product.name) },
    content: { rendered: product.product_page_desc, protected: false },
    excerpt: { rendered: `<p>${escapeText(product.short_desc)}</p>`, protected: false },
    featured_media: product.showcase_id ?? 0,
    item_type: product.item_type === null ? [] : [product.item_type],
    itemType: product.item_type,
    wpId: product.wp_id,
    showcaseId: product.showcase_id,
    editorId: product.editor_id,
    shopDesc: product.shop_desc,
    shortDesc: product.short_desc,
    productPageSlug: product.product_page_slug,
    productPageDesc: product.product_page_desc,
    featuredMedia: product.featured_media,
    wpStatus: product.wp_status,
    yoastSEO: product.yoast_seo,
  };
}

/**
 * The picture of an id: `showcaseId` is a product's cover on a dark background, `editorId` the same on a light one. Ours are vectors, one
 * file for every width. Null if no published product has it.
 */
export function toWordPressMedia(
  products: readonly ContentProduct[],
  id: number,
  origin: string,
): WireContentMedia | null {
  const product = products.find(({ showcase_id, editor_id }) => showcase_id === id || editor_id === id);
  const cover = product?.featured_media;
  if (!product || !cover) return null;
  const path = product.showcase_id === id ? cover.dark : cover.light;
  return {
    id,
    slug: `${product.slug}-${product.showcase_id === id ? "dark" : "light"}`,
    type: "attachment",
    status: "inherit",
    title: { rendered: escapeText(product.name) },
    alt_text: cover.alt,
    media_type: "image",
    mime_type: mediaTypeOf(path).split(";")[0],
    source_url: new URL(path, origin).href,
    media_details: { width: cover.width, height: cover.height, sizes: {} },
    post: product.wp_id,
  };
}
