import * as z from "zod/mini";
import { productTypeSchema } from "./product.ts";

/** An operator's texts in other languages than English. A text that a language lacks is shown in English. */
export const translationsOf = <Texts extends z.ZodMiniType>(texts: Texts) =>
  z.optional(z.looseObject({ de: z.optional(texts), ja: z.optional(texts) }));

const text = z.optional(z.string());
const campaignTextsSchema = z.lazy(() =>
  z.looseObject({
    title: text,
    subtitle: text,
    description: text,
    benefits: z.optional(z.array(z.string())),
    ctaText: text,
  }),
);
export type CampaignTexts = z.infer<typeof campaignTextsSchema>;

/**
 * A campaign of one product. `end_date` is ISO 8601. The documents name no more than the first three fields. Of the others, `path` is the
 * product's page, `time_zone` the one in which the end is announced (default: UTC), and the discounts are what pricing takes off the product until `end_date`: for everyone, and for a logged-in customer.
 */
export const promotionSchema = z.lazy(() =>
  z.looseObject({
    product_name: z.string(),
    description: z.string(),
    end_date: z.string(),
    id: z.optional(z.string()),
    title: z.optional(z.string()),
    translations: translationsOf(campaignTextsSchema),
    path: z.optional(z.string()),
    time_zone: z.optional(z.string()),
    discount: z.optional(z.number()),
    discount_with_login: z.optional(z.number()),
  }),
);
export type WirePromotion = z.infer<typeof promotionSchema>;

/** What customers do: the kinds of live stats and of tracked activity. */
export const ACTIVITY_TYPES = ["download", "registration", "review", "shop"] as const;
export const activityTypeSchema = z.enum(ACTIVITY_TYPES);
export type ActivityType = z.infer<typeof activityTypeSchema>;

/**
 * Something that somebody somewhere has done, without a name. `country` and `time` are words for a reader: in English, as documented, or
 * in the language that the request names. A registration has a product without a name.
 */
export const liveStatSchema = z.lazy(() =>
  z.looseObject({
    country: z.string(),
    type: activityTypeSchema,
    time: z.string(),
    product: z.looseObject({
      name: z.string(),
      thumbnail: z.string(),
      /** Our own host's: the picture for the light theme. */
      thumbnail_light: z.optional(z.string()),
      website: z.string(),
    }),
  }),
);
export type WireLiveStat = z.infer<typeof liveStatSchema>;

/** A field of the wheel of fortune: `code` for a discount of `value` percent, `downloadUrl` for a free pack. */
export const wheelSegmentFields = () => ({
  label: z.string(),
  type: z.enum(["none", "discount", "freepack"]),
  code: z.optional(z.nullable(z.string())),
  value: z.optional(z.nullable(z.number())),
  downloadUrl: z.optional(z.nullable(z.string())),
});
export const wheelSegmentSchema = z.lazy(() => z.looseObject(wheelSegmentFields()));
export type WireWheelSegment = z.infer<typeof wheelSegmentSchema>;

/** What a sales window, a contest or an offer is at the server's moment. */
export const WINDOW_STATES = ["upcoming", "open", "over"] as const;
export const windowStateSchema = z.enum(WINDOW_STATES);
export type WindowState = z.infer<typeof windowStateSchema>;

/**
 * A sale between two moments (ISO 8601 with offset), in percent; `loyaltyDiscount` replaces both for a logged-in customer. With neither
 * `products` nor `productTypes` it applies to everything. `page` is the sale page that it belongs to, if it has one of its own.
 */
export const salesWindowSchema = z.lazy(() =>
  z.looseObject({
    id: z.string(),
    title: z.string(),
    subtitle: z.string(),
    startDate: z.string(),
    endDate: z.string(),
    discount: z.number(),
    loyaltyDiscount: z.optional(z.nullable(z.number())),
    products: z.array(z.string()),
    productTypes: z.optional(z.array(productTypeSchema)),
    benefits: z.array(z.string()),
    ctaText: z.string(),
    timeZone: z.optional(z.string()),
    page: z.optional(z.nullable(z.string())),
    state: z.optional(windowStateSchema),
    translations: translationsOf(campaignTextsSchema),
  }),
);
export type WireSalesWindow = z.infer<typeof salesWindowSchema>;

/** What a visitor has agreed to; unset means no consent. */
export const cookiePreferencesSchema = z.lazy(() =>
  z.looseObject({
    necessary: z.literal(true),
    preferences: z.boolean(),
    statistics: z.boolean(),
    marketing: z.boolean(),
  }),
);
export type WireCookiePreferences = z.infer<typeof cookiePreferencesSchema>;

export const SOCIAL_PROOF_TYPES = ["customers", "reviews", "downloads"] as const;
/** An unknown badge is an error, not an empty one. */
export const socialProofTypeSchema = z.enum(SOCIAL_PROOF_TYPES);
export type SocialProofType = z.infer<typeof socialProofTypeSchema>;

/** What a badge states. Null: there are too few to state it. */
export const socialProofSchema = z.lazy(() =>
  z.looseObject({
    customers: z.optional(z.nullable(z.number())),
    reviews: z.optional(z.nullable(z.number())),
    downloads: z.optional(z.nullable(z.number())),
    /** Of all reviews, out of 5. */
    rating: z.nullable(z.number()),
    /** Who has put something into a cart in the last half hour. */
    people_shopping: z.nullable(z.number()),
    /** Whether these figures are invented, for a demonstration. */
    is_sample: z.boolean(),
  }),
);
export type WireSocialProof = z.infer<typeof socialProofSchema>;
