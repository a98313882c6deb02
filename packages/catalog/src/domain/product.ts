import type { FeaturedMedia, ProductType, TranslatedText } from "@shop/api-client/contract";
import type { Campaign, Currency } from "@shop/pricing";
import type { PageSeo } from "./page-seo.ts";
import type { Audition } from "./read-audition.ts";

export type { ProductType } from "@shop/api-client/contract";

/** The types in the order in which the shop lists them. */
export const LISTED_TYPES: readonly ProductType[] = ["plugin", "samplepack", "bundle", "other"];

/** A promotion or a sales window that applied to the product when the catalogue was requested. */
export interface ProductCampaign extends Campaign {
  readonly title: string;
  /** ISO 8601. */
  readonly endsAt: string;
  /** In which its end is announced; none: UTC. */
  readonly timeZone?: string;
}

/** What a product costs in one currency, in minor units (yen × 100); as `priceUnit` and `priceCart` take it. */
export interface ProductPrice {
  readonly fullPriceMinor: number;
  /** The percentage of the product's own sale, over 0 up to 100, or null if there is none. */
  readonly salePercent: number | null;
  /** A reduced price that the catalogue states directly; charged as stated. */
  readonly statedPriceMinor: number | null;
  /** The campaigns that run now, by the catalogue's clock; the same in every currency. */
  readonly campaigns: readonly ProductCampaign[];
  /** What a unit currently costs a visitor, by the same function that prices carts. */
  readonly visitorMinor: number;
  /** The campaign that it includes; null for none. */
  readonly visitorCampaign: ProductCampaign | null;
}

/** At least one: a catalogue with a single text gives the price only in that text's currency. */
export type ProductPrices = Readonly<Partial<Record<Currency, ProductPrice>>>;

export interface ProductRelease {
  readonly platform: "win" | "mac";
  /** ISO 8601 date. */
  readonly releaseDate: string;
  readonly version: string;
}

export interface ProductRating {
  readonly numRatings: number;
  readonly rating: number;
  readonly userHasRated: boolean;
}

/** A product of the shop, whatever spelling the catalogue sent it in. Source: CAT-01. */
export interface Product {
  readonly name: string;
  readonly type: ProductType;
  readonly manualUrl: string | null;
  readonly isPublic: boolean;
  readonly isForSale: boolean;
  readonly isOwnedByUser: boolean;
  readonly prices: ProductPrices;
  readonly discountFlags: readonly string[];
  readonly versions: readonly ProductRelease[];
  /** The names of a bundle's parts. */
  readonly includedProducts: readonly string[];
  readonly canBeRated: boolean;
  readonly rating: ProductRating | null;
  readonly wpId: number | null;
  readonly slug: string;
  readonly showcaseId: number | null;
  readonly editorId: number | null;
  readonly shopDesc: string;
  readonly shortDesc: string;
  readonly productPageSlug: string;
  readonly featuredMedia: FeaturedMedia | null;
  /** The content system's id: 42 plugin, 43 samplepack, 44 bundle. */
  readonly itemType: number | null;
  /** What it can be heard with. Null: nothing. */
  readonly audition: Audition | null;
  /** HTML of the content system, sanitised by the server. */
  readonly productPageDesc: string;
  readonly wpStatus: string;
  readonly yoastSeo: PageSeo | null;
  /** The texts that are in English because the language of the others lacks them; absent if there is none. */
  readonly untranslated?: readonly TranslatedText[];
}
