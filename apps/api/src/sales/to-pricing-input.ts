import type { ProductType } from "@shop/api-client/contract";
import { DEFAULT_LOCALE, type Locale } from "@shop/kernel";
import {
  type Campaign,
  type CartInput,
  type CartLineInput,
  type Coupon,
  type Currency,
  type CustomerFacts,
  factsThatCount,
  priceCart,
  toCartInput,
} from "@shop/pricing";
import { campaignsAt } from "./campaigns-at.ts";
import { isMeant } from "./is-meant.ts";
import { type JudgedCoupon, judgeCoupons } from "./judge-coupon.ts";
import type { FactCoupon, PriceFacts, TimedCampaign } from "./price-facts.ts";

/** A product in a cart or an order, as the catalogue has it in one currency. Amounts in minor units. */
export interface PricingItem {
  readonly productId: string;
  readonly name: string;
  readonly type: ProductType;
  readonly quantity: number;
  readonly fullPriceMinor: number;
  readonly statedPriceMinor: number | null;
  readonly salePercent: number | null;
}

export interface PricingSource {
  readonly currency: Currency;
  readonly isLoggedIn: boolean;
  readonly shopper: CustomerFacts;
  readonly items: readonly PricingItem[];
  /** The cart's codes, in the order in which they were added. */
  readonly codes: readonly string[];
  readonly facts: PriceFacts;
  /** The language of the campaigns' titles. Default: English, as orders keep them and figures count them. */
  readonly locale?: Locale;
  /** The server's moment at which all of this was so. */
  readonly nowMs: number;
}

export interface PricingInput {
  readonly input: CartInput;
  readonly coupons: readonly JudgedCoupon[];
}

/** Builds the input of pricing from known data: the one place where campaigns are matched to products and coupons are judged. */
export function toPricingInput(source: PricingSource): PricingInput {
  const { currency, isLoggedIn, shopper, items, locale, nowMs } = source;
  const facts = { ...source.facts, campaigns: campaignsAt(source.facts.campaigns, nowMs).running };
  const bare = {
    currency,
    isLoggedIn,
    ...factsThatCount(shopper),
    lines: items.map((item) => toLine(item, facts, locale)),
  };
  const spentMinor = source.codes.length === 0 ? 0 : priceCart(toCartInput(bare)).totalMinor;
  const coupons = judgeCoupons(source.codes, facts.coupons, { products: items, spentMinor, nowMs });
  const counting = coupons.flatMap(({ code, refusal }) =>
    refusal === null ? facts.coupons.filter((coupon) => coupon.code === code) : [],
  );
  return { input: toCartInput({ ...bare, coupons: counting.map((coupon) => toCoupon(coupon, items)) }), coupons };
}

function toLine(item: PricingItem, { campaigns, parts }: PriceFacts, locale?: Locale): CartLineInput {
  const { productId, type: _, statedPriceMinor, ...line } = item;
  const running = campaignsOf(item, campaigns).map((campaign) => toCampaign(campaign, locale));
  const ofBundle = parts.filter(({ bundleId }) => bundleId === productId);
  return {
    ...line,
    ...(statedPriceMinor === null ? {} : { statedPriceMinor }),
    ...(running.length === 0 ? {} : { campaigns: running }),
    ...(ofBundle.length > 0 ? { completion: { parts: ofBundle.map(toPart) } } : {}),
  };
}

/** Those of the campaigns that apply to a product, always in one order, so that equal facts give equal responses. */
export function campaignsOf<Known extends TimedCampaign>(
  product: Pick<PricingItem, "name" | "type">,
  campaigns: readonly Known[],
): readonly Known[] {
  return campaigns.filter((campaign) => isMeant(campaign, product)).sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** A campaign as pricing takes it: without the choice of products and the times. */
export function toCampaign(
  timed: TimedCampaign,
  locale: Locale = DEFAULT_LOCALE,
): Campaign & { readonly title: string } {
  const { titles, productNames: _n, productTypes: _t, startsAtMs: _s, endsAtMs: _e, ...campaign } = timed;
  const title = locale === "en" ? undefined : titles?.[locale];
  return title === undefined ? campaign : { ...campaign, title };
}

function toPart({ name, fullPriceMinor, isOwned }: PriceFacts["parts"][number]) {
  return { name, fullPriceMinor, isOwned };
}

/**
 * Types are expanded to the names of the cart's own products. Named ones stay, so that a browser that adds one of them prices it at once.
 */
function toCoupon(coupon: FactCoupon, items: readonly PricingItem[]): Coupon {
  const { code, percent, amountMinor, hasMinimum, minimumMinor, productNames, productTypes } = coupon;
  const isForEverything = productNames.length === 0 && productTypes.length === 0;
  const meant = items.filter((item) => isMeant(coupon, item)).map(({ name }) => name);
  const names = isForEverything ? null : [...new Set([...productNames, ...meant])];
  const minimum = hasMinimum ? { minimumMinor } : {};
  const terms = { code, ...minimum, productNames: names };
  return percent === null ? { ...terms, amountMinor: amountMinor ?? 0 } : { ...terms, percent };
}
