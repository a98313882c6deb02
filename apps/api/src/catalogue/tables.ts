import type {
  FeaturedMedia,
  Platform,
  ProductTexts,
  ProductType,
  ProductVersion,
  WireAudition,
  WireCabinet,
  WireResponse,
} from "@shop/api-client/contract";
import type { Locale } from "@shop/kernel";
import type { Currency } from "@shop/pricing";
import type { ColumnType, JSONColumnType } from "kysely";
import type { FileVariant } from "../ports/file-variants.ts";

/** A text that a language lacks is shown in English. */
export type ProductTranslations = { readonly [Language in Exclude<Locale, "en">]?: ProductTexts };

/** One version in the content's words, the newest first. Changes that a language lacks are shown in English. */
export interface StoredRelease {
  readonly version: string;
  /** YYYY-MM-DD. */
  readonly date: string;
  readonly changes: readonly string[];
  readonly de?: readonly string[] | undefined;
  readonly ja?: readonly string[] | undefined;
}

/** What a trial doesn't do, in words. */
export interface StoredTrial {
  readonly limits: string;
  readonly de?: string | undefined;
  readonly ja?: string | undefined;
}

/** `minimum_system`: the oldest version of the system that it runs on. */
export type StoredVersion = ProductVersion & { readonly minimum_system?: string | undefined };

/** Products, their prices and files. */
export interface CatalogueTables {
  products: {
    id: string;
    name: string;
    slug: string;
    product_page_slug: string;
    type: ProductType;
    item_type: number | null;
    wp_id: number | null;
    showcase_id: number | null;
    editor_id: number | null;
    position: number;
    is_public: boolean;
    is_for_sale: boolean;
    is_pack: boolean;
    can_be_rated: boolean;
    manual_url: string | null;
    short_desc: string;
    shop_desc: string;
    product_page_desc: string;
    discount_percent: number | null;
    discount_flags: JSONColumnType<string[]>;
    versions: JSONColumnType<StoredVersion[]>;
    changelog: ColumnType<readonly StoredRelease[], string | undefined, string>;
    trial: ColumnType<StoredTrial | null, string | null | undefined, string | null>;
    featured_media: ColumnType<FeaturedMedia | null, string | null, string | null>;
    audition: ColumnType<WireAudition | null, string | null, string | null>;
    cabinet: ColumnType<WireCabinet | null, string | null, string | null>;
    response: ColumnType<WireResponse | null, string | null | undefined, string | null>;
    wp_status: string;
    yoast_seo: ColumnType<{ title?: string; description?: string } | null, string | null, string | null>;
    /** Its texts in other languages than English. */
    translations: ColumnType<ProductTranslations, string | undefined, string>;
    updated_at: Date;
    removed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  };
  /** Texts of products that a content host has, by their ids there. */
  product_texts: {
    wp_id: number;
    short_desc: string | null;
    shop_desc: string | null;
    product_page_desc: string | null;
    yoast_seo: ColumnType<{ title?: string; description?: string } | null, string | null, string | null>;
  };
  product_prices: {
    product_id: string;
    currency: Currency;
    full_price_minor: number;
    stated_price_minor: number | null;
  };
  product_search: {
    product_id: string;
    facet_set_id: number;
    /** YYYY-MM-DD. */
    released_on: string | null;
    /** The product's own, as are its places in lists. */
    name: string;
    position: number;
  };
  /** The choices of a product, which others may have all alike. */
  search_facet_sets: {
    id: number;
    /** `facet:choice`. */
    facets: string[];
  };
  /** Every choice that a product is found by. */
  search_choices: { choice: string };
  product_words: { word: string; product_id: string; weight: number };
  search_words: { word: string; grams: string[] };
  bundle_items: { bundle_id: string; product_id: string; position: number };
  product_files: {
    id: string;
    product_id: string;
    variant: FileVariant;
    path: string;
    file_name: string;
    media_type: string;
    size_bytes: number;
    sha256: string;
    version: string | null;
  };
  /** Files that anybody may download. None is ever in `product_files`, and the other way round. */
  trial_files: {
    product_id: string;
    platform: Platform;
    path: string;
    file_name: string;
    media_type: string;
    size_bytes: number;
    sha256: string;
    version: string | null;
  };
}
