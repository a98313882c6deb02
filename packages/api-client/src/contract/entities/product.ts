import * as z from "zod/mini";
import { auditionSchema } from "./audition.ts";
import { cabinetSchema } from "./cabinet.ts";
import { campaignFields } from "./price-facts.ts";

export const PRODUCT_TYPES = ["plugin", "samplepack", "bundle", "other"] as const;
export const productTypeSchema = z.enum(PRODUCT_TYPES);
export type ProductType = z.infer<typeof productTypeSchema>;

/** The content system's ids of the item types; `other` has none. */
export const ITEM_TYPE_IDS = { plugin: 42, samplepack: 43, bundle: 44 } as const;

const wirePriceSchema = z.union([z.number(), z.string()]);

/** Minor units (yen × 100) or formatted strings, by currency. */
export const priceByCurrencySchema = z.lazy(() =>
  z.looseObject({
    EUR: wirePriceSchema,
    USD: wirePriceSchema,
    JPY: wirePriceSchema,
  }),
);

/** Where a price may appear: an amount for each currency, or one formatted text that names its currency. Source: CAT-02. */
export const amountsSchema = z.lazy(() => z.union([priceByCurrencySchema, z.string()]));

/** The other shape a catalogue may send: the full price together with its discount. */
export const priceObjectSchema = z.lazy(() =>
  z.looseObject({
    full_price: amountsSchema,
    total_discount: z.optional(
      z.nullable(
        z.looseObject({
          amount_percentage: z.optional(z.nullable(z.number())),
          new_price: z.optional(z.nullable(amountsSchema)),
        }),
      ),
    ),
    flags: z.optional(z.array(z.string())),
  }),
);

export const versionSchema = z.lazy(() =>
  z.looseObject({
    platform: z.enum(["win", "mac"]),
    release_date: z.string(),
    version: z.string(),
  }),
);
export type ProductVersion = z.infer<typeof versionSchema>;

export const ratingSchema = z.lazy(() =>
  z.looseObject({
    num_ratings: z.number(),
    rating: z.number(),
    user_has_rated: z.boolean(),
  }),
);

/** The formats and widths of a photograph, best first: the attributes of `source` elements. */
const imageSourcesSchema = z.lazy(() => z.array(z.looseObject({ type: z.string(), srcSet: z.string() })));

/** A picture drawn for each theme. Our own host's: the colour that most of it has (`#rrggbb`), and the other formats of photographs. */
const themedPictureFields = () => ({
  dark: z.string(),
  light: z.string(),
  width: z.number(),
  height: z.number(),
  dominantColour: z.optional(z.looseObject({ dark: z.nullable(z.string()), light: z.nullable(z.string()) })),
  sources: z.optional(z.looseObject({ dark: imageSourcesSchema, light: imageSourcesSchema })),
});

export const featuredMediaSchema = z.lazy(() =>
  z.looseObject({
    ...themedPictureFields(),
    alt: z.string(),
    card: z.optional(z.looseObject(themedPictureFields())),
  }),
);
export type FeaturedMedia = z.infer<typeof featuredMediaSchema>;

const yoastImageSchema = z.lazy(() =>
  z.looseObject({
    url: z.string(),
    width: z.optional(z.number()),
    height: z.optional(z.number()),
  }),
);

export const yoastSeoSchema = z.lazy(() =>
  z.looseObject({
    title: z.optional(z.string()),
    description: z.optional(z.string()),
    canonical: z.optional(z.string()),
    og_image: z.optional(z.array(yoastImageSchema)),
  }),
);
export type WireYoastSeo = z.infer<typeof yoastSeoSchema>;

/** What a product says in one language. */
export interface ProductTexts {
  readonly shortDesc?: string | undefined;
  readonly shopDesc?: string | undefined;
  readonly productPageDesc?: string | undefined;
  /** What its picture shows. */
  readonly pictureAlt?: string | undefined;
  readonly yoastSEO?: WireYoastSeo | undefined;
}

/** Texts that are shown on pages, which mark those that are in another language. */
export const TRANSLATED_TEXTS = ["shortDesc", "shopDesc", "productPageDesc"] as const;
export type TranslatedText = (typeof TRANSLATED_TEXTS)[number];

/** A product as the catalogue sends it. `price` has several forms on the wire; the catalogue package unifies them. */
export const productSchema = z.lazy(() =>
  z.looseObject({
    name: z.string(),
    type: productTypeSchema,
    manual_url: z.nullable(z.string()),
    is_public: z.boolean(),
    is_for_sale: z.boolean(),
    owned_by_user: z.boolean(),
    price: z.union([priceObjectSchema, priceByCurrencySchema, z.string()]),
    discounted_price: z.optional(z.nullable(amountsSchema)),
    total_discount: z.optional(z.nullable(z.number())),
    discount_flags: z.array(z.string()),
    /** Our own host's: the percentage of the product's own sale, of which `total_discount` is the best that a visitor sees now. */
    own_discount: z.optional(z.nullable(z.number())),
    /** Our own host's: the promotions and sales windows that run now for the product. */
    campaigns: z.optional(
      z.array(
        z.looseObject({
          ...campaignFields,
          loyalty_percent: z.nullable(z.number()),
          title: z.string(),
          /** ISO 8601. */
          ends_at: z.string(),
          /** In which it is announced, as Europe/Berlin. Default: UTC. */
          time_zone: z.optional(z.string()),
        }),
      ),
    ),
    versions: z.array(versionSchema),
    included_products: z.array(z.string()),
    can_be_rated: z.boolean(),
    rating: z.optional(z.nullable(ratingSchema)),
    wpId: z.nullable(z.number()),
    slug: z.string(),
    showcaseId: z.nullable(z.number()),
    editorId: z.nullable(z.number()),
    shopDesc: z.string(),
    shortDesc: z.string(),
    productPageSlug: z.string(),
    featuredMedia: z.nullable(featuredMediaSchema),
    itemType: z.nullable(z.number()),
    /** Our own host's: what a pack can be heard with. */
    audition: z.optional(z.nullable(auditionSchema)),
    /** Our own host's: the figures of the cabinet that a pack was made from. */
    cabinet: z.optional(z.nullable(cabinetSchema)),
    /** Our own host's: the formats of a pack's files, as its downloads name them. */
    formats: z.optional(z.array(z.string())),
    productPageDesc: z.string(),
    wpStatus: z.string(),
    yoastSEO: z.nullable(yoastSeoSchema),
    /** Our own host's: the texts that are in English because the requested language lacks them. */
    untranslated: z.optional(z.array(z.enum(TRANSLATED_TEXTS))),
  }),
);
export type WireProduct = z.infer<typeof productSchema>;
