import type { WireProduct } from "@shop/api-client/contract";
import { fail, ok, type Result } from "@shop/kernel";
import { CURRENCIES, type Currency, parsePrice, smallestStepMinor } from "@shop/pricing";
import type { ProductCampaign, ProductPrice, ProductPrices } from "./product.ts";
import { shelfPrice } from "./shelf-price.ts";

/** The part of a product on the wire that says what it costs. */
export type WirePrice = Pick<
  WireProduct,
  "price" | "discounted_price" | "total_discount" | "own_discount" | "campaigns"
>;

export interface NormalPrice {
  readonly prices: ProductPrices;
  /** The flags that the price itself carried. */
  readonly flags: readonly string[];
}

type WireAmounts = Readonly<Record<Currency, number | string>>;

interface PriceParts {
  readonly full: WireAmounts;
  readonly salePercent: number | null;
  readonly stated: WireAmounts | null;
  readonly flags: readonly string[];
}

/**
 * The price in one shape, from any of the three that the catalogue may send: minor units by currency, formatted texts by
 * currency, or an object {full_price, total_discount {amount_percentage, new_price}, flags}. A percentage of 0 or less is
 * none; over 100 counts as 100. Where the catalogue tells the product's own sale apart from campaigns (`own_discount`), that is the
 * sale, and its campaigns stand beside it; otherwise the total discount is. Failure `pricing.notAPrice`, also of a stated price above the
 * full price and of a fraction of a yen. Source: CAT-02.
 */
export function normalisePrice(wire: WirePrice): Result<NormalPrice> {
  const parts = partsOf(wire);
  const campaigns = campaignsOf(wire);
  const prices = new Map<Currency, ProductPrice>();
  for (const currency of CURRENCIES) {
    const full = parsePrice(parts.full[currency]);
    if (!full.isOk) return full;
    const stated = parts.stated ? parsePrice(parts.stated[currency]) : ok(null);
    if (!stated.isOk) return stated;
    if (!isSound(currency, full.value, stated.value)) {
      return fail({ code: "pricing.notAPrice", params: { value: stated.value ?? full.value } });
    }
    const price = {
      fullPriceMinor: full.value,
      salePercent: percentOf(wire.own_discount === undefined ? parts.salePercent : wire.own_discount),
      statedPriceMinor: stated.value,
      campaigns,
    };
    const { priceMinor, campaign } = shelfPrice(price, { currency, isLoggedIn: false });
    prices.set(currency, { ...price, visitorMinor: priceMinor, visitorCampaign: campaign });
  }
  const [EUR, USD, JPY] = CURRENCIES.map((currency) => prices.get(currency));
  if (!EUR || !USD || !JPY) return fail({ code: "pricing.notAPrice", params: { value: "" } });
  return ok({ prices: { EUR, USD, JPY }, flags: parts.flags });
}

/** Whole steps of the currency, and a stated price that isn't above the full one. */
function isSound(currency: Currency, fullMinor: number, statedMinor: number | null): boolean {
  const step = smallestStepMinor(currency);
  return fullMinor % step === 0 && (statedMinor === null || (statedMinor % step === 0 && statedMinor <= fullMinor));
}

function partsOf(wire: WirePrice): PriceParts {
  const price = wire.price;
  if ("full_price" in price && isAmounts(price.full_price)) {
    const discount = isDiscount(price.total_discount) ? price.total_discount : null;
    return {
      full: price.full_price,
      salePercent: discount?.amount_percentage ?? wire.total_discount ?? null,
      stated: isAmounts(discount?.new_price) ? discount.new_price : (wire.discounted_price ?? null),
      flags: isTexts(price.flags) ? price.flags : [],
    };
  }
  return {
    full: price as WireAmounts,
    salePercent: wire.total_discount ?? null,
    stated: wire.discounted_price ?? null,
    flags: [],
  };
}

function campaignsOf({ campaigns = [] }: WirePrice): readonly ProductCampaign[] {
  return campaigns.map(({ id, percent, loyalty_percent, title, ends_at }) => ({
    id,
    percent,
    loyaltyPercent: loyalty_percent,
    title,
    endsAt: ends_at,
  }));
}

function percentOf(percent: number | null): number | null {
  if (percent === null || !(percent > 0)) return null;
  return Math.min(100, percent);
}

function isAmounts(value: unknown): value is WireAmounts {
  return typeof value === "object" && value !== null && CURRENCIES.every((currency) => currency in value);
}

function isDiscount(
  value: unknown,
): value is { readonly amount_percentage?: number | null; readonly new_price?: unknown } {
  return typeof value === "object" && value !== null;
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((item) => typeof item === "string");
}
