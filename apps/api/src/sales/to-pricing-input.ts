import type { ProductType } from "@shop/api-client/contract";
import {
  type Campaign,
  type CartInput,
  type CartLineInput,
  type Coupon,
  type Currency,
  priceCart,
} from "@shop/pricing";
import { isMeant } from "./is-meant.ts";
import { type JudgedCoupon, judgeCoupons } from "./judge-coupon.ts";
import type { FactCampaign, FactCoupon, PriceFacts, ShopperFacts } from "./price-facts.ts";

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
  readonly shopper: ShopperFacts;
  readonly items: readonly PricingItem[];
  /** The cart's codes, in the order in which they were added. */
  readonly codes: readonly string[];
  readonly facts: PriceFacts;
  /** The server's moment at which all of this was so. */
  readonly nowMs: number;
}

export interface PricingInput {
  readonly input: CartInput;
  readonly coupons: readonly JudgedCoupon[];
}

/** Builds the input of pricing from known data: the one place where campaigns are matched to products and coupons are judged. */
export function toPricingInput(source: PricingSource): PricingInput {
  const { currency, isLoggedIn, shopper, items, facts } = source;
  const bare: CartInput = {
    currency,
    isLoggedIn,
    ...(shopper.hasFirstPurchase ? { hasFirstPurchase: true } : {}),
    ...(shopper.eduPercent > 0 ? { eduPercent: shopper.eduPercent } : {}),
    lines: items.map((item) => toLine(item, facts)),
  };
  const spentMinor = source.codes.length === 0 ? 0 : priceCart(bare).totalMinor;
  const coupons = judgeCoupons(source.codes, facts.coupons, { products: items, spentMinor, nowMs: source.nowMs });
  const counting = coupons.flatMap(({ code, refusal }) =>
    refusal === null ? facts.coupons.filter((coupon) => coupon.code === code) : [],
  );
  return { input: { ...bare, coupons: counting.map((coupon) => toCoupon(coupon, items)) }, coupons };
}

function toLine(item: PricingItem, { campaigns, parts }: PriceFacts): CartLineInput {
  const { name, quantity, fullPriceMinor, salePercent, statedPriceMinor } = item;
  const running = campaigns
    .filter((campaign) => isMeant(campaign, item))
    .sort(byId)
    .map(toCampaign);
  const ofBundle = parts.filter(({ bundleId }) => bundleId === item.productId);
  return {
    ...{ name, quantity, fullPriceMinor, salePercent },
    ...(statedPriceMinor === null ? {} : { statedPriceMinor }),
    ...(running.length === 0 ? {} : { campaigns: running }),
    ...(ofBundle.length > 0 ? { completion: { parts: ofBundle.map(toPart) } } : {}),
  };
}

/** Always in one order, so that equal facts give equal responses. */
export function byId(a: { readonly id: string }, b: { readonly id: string }): number {
  return a.id < b.id ? -1 : 1;
}

/** A campaign as pricing takes it. */
export function toCampaign({ id, percent, loyaltyPercent, title }: FactCampaign): Campaign {
  return { id, percent, loyaltyPercent, title };
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
  return { code, percent, amountMinor: percent === null ? amountMinor : null, ...minimum, productNames: names };
}
