import {
  canonicalJson,
  type FeaturedMedia,
  type WireAudition,
  type WireCabinet,
  type WireResponse,
} from "@shop/api-client/contract";
import { isPack } from "@shop/cart";
import { CURRENCIES, priceUnit } from "@shop/pricing";
import type { Insertable } from "kysely";
import type { FindPicture, MediaAddress } from "../media/index.ts";
import type { Database } from "../ports/database.ts";
import type { PriceRecord, StoredPrice, StoredProduct } from "./content-import.ts";
import { sanitiseHtml } from "./sanitise-html.ts";
import type { CheckedProduct } from "./schemas/content-schemas.ts";

export type ProductValues = Omit<Insertable<Database["products"]>, "id" | "updated_at">;

export interface ProductPlace {
  readonly position: number;
  readonly packPrefix: string;
  readonly mediaAddress: MediaAddress;
  readonly findPicture: FindPicture;
  /** By product name. */
  readonly auditions: ReadonlyMap<string, WireAudition>;
  readonly cabinets: ReadonlyMap<string, WireCabinet>;
  readonly responses: ReadonlyMap<string, WireResponse>;
}

/** The row of a product. Its HTML is sanitised here, once, before anything can read it. Addresses of its files get their version. */
export function toProductRow(
  product: CheckedProduct,
  { position, packPrefix, mediaAddress, findPicture, auditions, cabinets, responses }: ProductPlace,
): ProductValues {
  const { manual_url: manual, featuredMedia: cover } = product;
  const audition = auditions.get(product.name);
  const cabinet = cabinets.get(product.name);
  const response = responses.get(product.name);
  return {
    name: product.name,
    slug: product.slug,
    product_page_slug: product.productPageSlug,
    type: product.type,
    item_type: product.itemType,
    wp_id: product.wpId,
    showcase_id: product.showcaseId,
    editor_id: product.editorId,
    position,
    is_public: product.is_public,
    is_for_sale: product.is_for_sale,
    is_pack: isPack(product.name, packPrefix),
    can_be_rated: product.can_be_rated,
    manual_url: manual && mediaAddress(manual),
    short_desc: product.shortDesc,
    shop_desc: product.shopDesc,
    product_page_desc: sanitiseHtml(product.productPageDesc, findPicture),
    discount_percent: product.total_discount,
    discount_flags: JSON.stringify(product.discount_flags),
    versions: JSON.stringify(product.versions),
    changelog: JSON.stringify(product.changelog),
    trial: product.trial ? JSON.stringify(product.trial) : null,
    featured_media: cover && JSON.stringify(toFeaturedMedia(cover, mediaAddress, findPicture)),
    audition: audition === undefined ? null : JSON.stringify(audition),
    cabinet: cabinet === undefined ? null : JSON.stringify(cabinet),
    response: response === undefined ? null : JSON.stringify(response),
    wp_status: product.wpStatus,
    yoast_seo: product.yoastSEO && JSON.stringify(product.yoastSEO),
    translations: JSON.stringify({
      de: toStoredTexts(product.de, findPicture),
      ja: toStoredTexts(product.ja, findPicture),
    }),
    removed_at: null,
  };
}

function toStoredTexts(texts: CheckedProduct["de"], findPicture: FindPicture): CheckedProduct["de"] {
  const page = texts?.productPageDesc;
  return page === undefined ? texts : { ...texts, productPageDesc: sanitiseHtml(page, findPicture) };
}

type ThemedPicture = NonNullable<FeaturedMedia["card"]>;

function toFeaturedMedia(
  { card, ...cover }: NonNullable<CheckedProduct["featuredMedia"]>,
  mediaAddress: MediaAddress,
  findPicture: FindPicture,
): FeaturedMedia {
  const described = <Picture extends ThemedPicture>(picture: Picture): Picture => {
    const [dark, light] = [findPicture(picture.dark), findPicture(picture.light)];
    return {
      ...picture,
      dark: mediaAddress(picture.dark),
      light: mediaAddress(picture.light),
      ...((dark || light) && {
        dominantColour: { dark: dark?.dominantColour ?? null, light: light?.dominantColour ?? null },
      }),
      ...([dark, light].some((found) => (found?.sources.length ?? 0) > 0) && {
        sources: { dark: dark?.sources ?? [], light: light?.sources ?? [] },
      }),
    };
  };
  return { ...described(cover), ...(card && { card: described(card) }) };
}

/** Whether a stored product is already identical, so that its `updated_at` may stay. */
export function isSameProduct(stored: StoredProduct, values: ProductValues): boolean {
  const { id: _id, updated_at: _updatedAt, ...storedValues } = stored;
  const jsonColumns = [
    "discount_flags",
    "versions",
    "changelog",
    "trial",
    "featured_media",
    "audition",
    "cabinet",
    "response",
    "yoast_seo",
    "translations",
  ] as const;
  const parsed = jsonColumns.map((column) => [column, values[column] && JSON.parse(values[column])]);
  return canonicalJson(storedValues) === canonicalJson({ ...values, ...Object.fromEntries(parsed) });
}

export function toPrices(product: CheckedProduct, productId: string): StoredPrice[] {
  return CURRENCIES.map((currency) => ({
    product_id: productId,
    currency,
    full_price_minor: product.price[currency],
    stated_price_minor: product.stated_price?.[currency] ?? null,
  }));
}

/** What a visitor pays for one unit from now on; stored in the price history. */
export function toPriceRecord(price: StoredPrice, discountPercent: number | null, now: Date): PriceRecord {
  const priceMinor = priceUnit(
    {
      fullPriceMinor: price.full_price_minor,
      salePercent: discountPercent,
      statedPriceMinor: price.stated_price_minor,
    },
    { currency: price.currency, isLoggedIn: false },
  );
  return {
    product_id: price.product_id,
    currency: price.currency,
    full_price_minor: price.full_price_minor,
    price_minor: priceMinor,
    discount_percent: discountPercent,
    valid_from: now,
  };
}

/** Whether a price differs from the newest record of it. */
export function isNewPrice(record: PriceRecord, newest: PriceRecord | undefined): boolean {
  return (
    newest?.full_price_minor !== record.full_price_minor ||
    newest.price_minor !== record.price_minor ||
    newest.discount_percent !== record.discount_percent
  );
}
