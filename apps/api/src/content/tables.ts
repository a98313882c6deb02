import type {
  WireCommonData,
  WireContentCategory,
  WireContentEntry,
  WireContentItem,
  WireContentMedia,
  WirePlacedFigure,
} from "@shop/api-client/contract";
import type { Locale } from "@shop/kernel";
import type { Currency } from "@shop/pricing";
import type { ColumnType, Generated, JSONColumnType } from "kysely";

/** An entry in another language than English. */
export interface StoredTexts {
  readonly title: string;
  readonly excerpt: string;
  readonly html?: string | undefined;
  /** The name of its category. */
  readonly category?: string | undefined;
  /** What its picture shows. */
  readonly pictureAlt?: string | undefined;
}

/** An article's picture. */
export interface StoredPicture {
  readonly id: number;
  /** With the version of its content. */
  readonly address: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  readonly dominantColour: string | null;
}

interface EntryData {
  readonly picture?: StoredPicture | undefined;
  readonly translations?: { readonly [Language in Exclude<Locale, "en">]?: StoredTexts };
  readonly figures?: readonly WirePlacedFigure[];
}

/** What is copied of a WordPress, as the content reads return it. */
export interface WordPressBodies {
  readonly post: WireContentEntry;
  readonly category: WireContentCategory;
  readonly media: WireContentMedia;
  readonly item: WireContentItem;
  readonly common: WireCommonData;
}
export type WordPressKind = keyof WordPressBodies;

/** Posts, pages, the copy of a WordPress, and the prices that were in force. */
export interface ContentTables {
  price_history: {
    id: Generated<number>;
    product_id: string;
    currency: Currency;
    full_price_minor: number;
    price_minor: number;
    discount_percent: number | null;
    valid_from: Date;
  };
  content_entries: {
    kind: "post" | "page";
    id: number;
    slug: string;
    category_id: number | null;
    category_slug: string | null;
    category_name: string | null;
    title: string;
    excerpt: string;
    html: string;
    author: ColumnType<string, string | undefined, string>;
    published_at: Date | null;
    data: JSONColumnType<EntryData>;
  };
  wordpress_entries: {
    kind: WordPressKind;
    id: number;
    slug: string;
    category_ids: number[];
    published_at: Date | null;
    /** When it was last changed, as the WordPress says. */
    modified: string | null;
    /** Sanitised. */
    body: JSONColumnType<WordPressBodies[WordPressKind]>;
  };
}
