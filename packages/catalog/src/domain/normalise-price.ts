import type { WireProduct } from "@shop/api-client/contract";
import { fail, ok, type Result } from "@shop/kernel";
import { CURRENCIES, type Currency, parseMoney, parsePrice, smallestStepMinor } from "@shop/pricing";
import type { ProductCampaign, ProductPrice, ProductPrices } from "./product.ts";
import { shelfPrice } from "./shelf-price.ts";

/** The price part of a product on the wire. */
export type WirePrice = Pick<
  WireProduct,
  "price" | "discounted_price" | "total_discount" | "own_discount" | "campaigns"
>;

export interface NormalPrice {
  readonly prices: ProductPrices;
  /** The flags that the price itself carried. */
  readonly flags: readonly string[];
}

type ByCurrency = Readonly<Record<Currency, number | string>>;
/** An amount for each currency, or one text that names its currency. */
type WireAmounts = ByCurrency | string;
type Amounts = Readonly<Partial<Record<Currency, number>>>;

interface PriceParts {
  readonly full: WireAmounts;
  readonly salePercent: number | null;
  readonly stated: WireAmounts | null;
  readonly flags: readonly string[];
}

/**
 * The price in one shape, from any that the catalogue may send: minor units by currency, formatted texts by currency, a single formatted
 * text, or an object {full_price, total_discount {amount_percentage, new_price}, flags} of these. A single text applies to the currency
 * that it names; the product then has no price in the others. A percentage of 0 or less means none; over 100 counts as 100. If the
 * catalogue sends the product's own sale separately from campaigns (`own_discount`), that is the sale, and its campaigns are kept beside
 * it; otherwise the total discount is the sale. Failures `pricing.notAPrice` (also for a stated price above the full price and for a
 * fraction of a yen), `pricing.noCurrency`. Source: CAT-02.
 */
export function normalisePrice(wire: WirePrice): Result<NormalPrice> {
  const parts = partsOf(wire);
  const campaigns = campaignsOf(wire);
  const full = readAmounts(parts.full);
  if (!full.isOk) return full;
  const stated = parts.stated === null ? ok<Amounts>({}) : readAmounts(parts.stated);
  if (!stated.isOk) return stated;
  const prices: Partial<Record<Currency, ProductPrice>> = {};
  for (const currency of CURRENCIES) {
    const fullPriceMinor = full.value[currency];
    if (fullPriceMinor === undefined) continue;
    const statedPriceMinor = stated.value[currency] ?? null;
    if (!isSound(currency, fullPriceMinor, statedPriceMinor)) {
      return fail({ code: "pricing.notAPrice", params: { value: statedPriceMinor ?? fullPriceMinor } });
    }
    const price = {
      fullPriceMinor,
      salePercent: percentOf(wire.own_discount === undefined ? parts.salePercent : wire.own_discount),
      statedPriceMinor,
      campaigns,
    };
    const { priceMinor, campaign } = shelfPrice(price, { currency, isLoggedIn: false });
    prices[currency] = { ...price, visitorMinor: priceMinor, visitorCampaign: campaign };
  }
  return ok({ prices, flags: parts.flags });
}

/** Minor units by currency. A single text is the price in the currency that it names; the others stay without one. */
function readAmounts(amounts: WireAmounts): Result<Amounts> {
  if (typeof amounts === "string") {
    const money = parseMoney(amounts);
    return money.isOk ? ok({ [money.value.currency]: money.value.amountMinor }) : money;
  }
  const read: Partial<Record<Currency, number>> = {};
  for (const currency of CURRENCIES) {
    const amount = parsePrice(amounts[currency]);
    if (!amount.isOk) return amount;
    read[currency] = amount.value;
  }
  return ok(read);
}

/** Whole steps of the currency, and a stated price that isn't above the full one. */
function isSound(currency: Currency, fullMinor: number, statedMinor: number | null): boolean {
  const step = smallestStepMinor(currency);
  return fullMinor % step === 0 && (statedMinor === null || (statedMinor % step === 0 && statedMinor <= fullMinor));
}

function partsOf(wire: WirePrice): PriceParts {
  const price = wire.price;
  if (typeof price === "object" && "full_price" in price && isAmounts(price.full_price)) {
    const discount = isDiscount(price.total_discount) ? price.total_discount : null;
    return {
      full: price.full_price,
      salePercent: discount?.amount_percentage ?? wire.total_discount ?? null,
      stated: isAmounts(discount?.new_price) ? discount.new_price : (wire.discounted_price ?? null),
      flags: isTexts(price.flags) ? price.flags : [],
    };
  }
  return {
    full: typeof price === "string" ? price : (price as ByCurrency),
    salePercent: wire.total_discount ?? null,
    stated: wire.discounted_price ?? null,
    flags: [],
  };
}

function campaignsOf({ campaigns = [] }: WirePrice): readonly ProductCampaign[] {
  return campaigns.map(({ loyalty_percent: loyaltyPercent, ends_at: endsAt, time_zone: timeZone, ...campaign }) => ({
    ...campaign,
    loyaltyPercent,
    endsAt,
    ...(timeZone === undefined ? {} : { timeZone }),
  }));
}

function percentOf(percent: number | null): number | null {
  if (percent === null || !(percent > 0)) return null;
  return Math.min(100, percent);
}

function isAmounts(value: unknown): value is WireAmounts {
  if (typeof value === "string") return true;
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
