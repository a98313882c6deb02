import type { WireContentItem, WireContentMedia } from "@shop/api-client/contract";
import { imageSources } from "@shop/catalog";
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
 * The picture of an id: `showcaseId` is a product's cover on a dark background, `editorId` the same on a light one. Null if no published
 * product has it.
 */
export function toWordPressMedia(
  products: readonly ContentProduct[],
  id: number,
  origin: string,
): WireContentMedia | null {
  const product = products.find(({ showcase_id, editor_id }) => showcase_id === id || editor_id === id);
  const cover = product?.featured_media;
  if (!product || !cover) return null;
  const theme = product.showcase_id === id ? "dark" : "light";
  const picture = { ...cover, address: cover[theme], dominantColour: cover.dominantColour?.[theme] ?? null };
  return {
    ...pictureMedia({ ...picture, id, slug: `${product.slug}-${theme}`, title: product.name }, origin),
    post: product.wp_id,
  };
}

interface Picture {
  readonly id: number;
  readonly slug: string;
  readonly title: string;
  readonly address: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  readonly dominantColour: string | null;
}

/** A picture as WordPress describes it. A photograph's sizes are those that the shop makes, as WebP; a drawing is one file for every width. */
export function pictureMedia({ address, ...picture }: Picture, origin: string): WireContentMedia {
  const { id, slug, title, alt, width, height, dominantColour } = picture;
  return {
    id,
    slug,
    type: "attachment",
    status: "inherit",
    title: { rendered: escapeText(title) },
    alt_text: alt,
    media_type: "image",
    mime_type: mediaTypeOf(address.split("?")[0] ?? "").split(";")[0],
    source_url: new URL(address, origin).href,
    dominantColour,
    media_details: { width, height, sizes: sizesOf(address, picture, origin) },
  };
}

type Sizes = NonNullable<NonNullable<WireContentMedia["media_details"]>["sizes"]>;

function sizesOf(address: string, full: Pick<Picture, "width" | "height">, origin: string): Sizes {
  const webp = imageSources(address, full.width).find(({ type }) => type === "image/webp");
  const entries = webp?.srcSet.split(", ").map((entry) => entry.split(" ")) ?? [];
  return Object.fromEntries(
    entries.map(([path = "", size = ""]) => {
      const width = Number.parseInt(size, 10);
      const height = Math.round((full.height * width) / full.width);
      return [size, { source_url: new URL(path, origin).href, width, height, mime_type: "image/webp" }];
    }),
  );
}
