import { MAX_COUPON_LENGTH, MAX_PRODUCT_NAME_LENGTH, PRODUCT_TYPES } from "@shop/api-client/contract";
import * as z from "zod/mini";
import { isLocalTime, isTimeZone } from "../../sales/index.ts";
import { filledText, slug, text } from "../content-texts.ts";
import { MAX_INTEGER, MAX_RENEWED_DAYS } from "../limits.ts";

const YEN_STEP_MINOR = 100;

const optionalText = z._default(text, "");
const localTime = z.string().check(z.refine(isLocalTime, "is not a local time as YYYY-MM-DDThh:mm"));
const timeZone = z.string().check(z.refine(isTimeZone, "is not a time zone like Europe/Berlin"));
const percent = z.int("is not a whole number").check(z.minimum(0), z.maximum(100));
const count = z.int("is not a whole number").check(z.minimum(1), z.maximum(MAX_INTEGER));
const productNames = z._default(z.array(z.string().check(z.minLength(1), z.maxLength(MAX_PRODUCT_NAME_LENGTH))), []);
const productTypes = z._default(z.array(z.enum(PRODUCT_TYPES)), []);

/** A campaign's texts in another language than English. What is left out is shown in English. */
const campaignTexts = z.strictObject({
  title: z.optional(filledText),
  subtitle: z.optional(filledText),
  description: z.optional(filledText),
  benefits: z.optional(z.array(filledText)),
  ctaText: z.optional(filledText),
});

/** A promotion or a sales window of `sales.json`. With neither names nor types it applies to every product. */
export const contentCampaignSchema = z.strictObject({
  id: slug,
  kind: z.enum(["promotion", "salesWindow"]),
  title: filledText,
  subtitle: optionalText,
  description: optionalText,
  startDate: localTime,
  endDate: localTime,
  timeZone,
  discount: percent,
  loyaltyDiscount: z.nullable(percent),
  products: productNames,
  productTypes,
  benefits: z._default(z.array(text), []),
  ctaText: optionalText,
  page: z._default(z.nullable(slug), null),
  renewedInDays: z._default(z.nullable(z.int().check(z.minimum(0), z.maximum(MAX_RENEWED_DAYS))), null),
  de: z.optional(campaignTexts),
  ja: z.optional(campaignTexts),
});
export type CheckedCampaign = z.infer<typeof contentCampaignSchema>;

const amount = z.int().check(z.minimum(1), z.maximum(MAX_INTEGER));
const amounts = z.strictObject({
  EUR: z.optional(amount),
  USD: z.optional(amount),
  JPY: z.optional(amount.check(z.multipleOf(YEN_STEP_MINOR))),
});
const couponPercent = z.number("is not a number").check(
  z.gt(0),
  z.maximum(100),
  z.refine((value) => Math.round(value * 100) / 100 === value, "has more than two decimals"),
);

/** A coupon, of `coupons.json` or of the operator's command line: a percentage, or an amount in at least one currency. */
export const contentCouponSchema = z.strictObject({
  code: z
    .string()
    .check(z.maxLength(MAX_COUPON_LENGTH), z.regex(/^[A-Z0-9][A-Z0-9_-]*$/, "is not capitals, digits, - and _")),
  percent: z.optional(couponPercent),
  amount: z.optional(amounts),
  /** The minimum cart total before coupons. The coupon then applies only in the currencies that are named. */
  minimum: z.optional(amounts),
  products: productNames,
  productTypes,
  dripPage: z._default(z.nullable(slug), null),
  isCombinable: z._default(z.boolean(), false),
  maxUses: z.optional(count),
  maxUsesPerUser: z.optional(count),
  startDate: z.optional(localTime),
  endDate: z.optional(localTime),
  timeZone: z.optional(timeZone),
});
export type CheckedCoupon = z.infer<typeof contentCouponSchema>;
