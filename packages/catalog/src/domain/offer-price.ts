import { type Coupon, type Currency, priceCart, toCartInput } from "@shop/pricing";
import type { ShelfPrice } from "./shelf-price.ts";

type Amounts = Readonly<Record<Currency, number | null>>;

/** A coupon that a page offers. Amounts in minor units; null in a currency in which the coupon doesn't count. */
export interface ShelfOffer {
  /** Shown beside the price. */
  readonly title: string;
  /** The percentage taken off a unit; null for an amount. */
  readonly percent: number | null;
  readonly amount: Amounts | null;
  /** The minimum cart total; null for none. */
  readonly minimum: Amounts | null;
}

/** What a unit at this price costs with the offer's coupon, alone in a cart. Where the coupon takes nothing off, the price stays. Source: ROUTE-10. */
export function offerPrice(price: ShelfPrice, currency: Currency, offer: ShelfOffer): ShelfPrice {
  const { title, percent, amount, minimum } = offer;
  const [amountMinor, minimumMinor] = [amount?.[currency] ?? null, minimum?.[currency] ?? null];
  if (minimum !== null && minimumMinor === null) return price;
  const coupon = couponOf(percent, amountMinor, { code: title, minimumMinor });
  if (coupon === null) return price;
  const { priceMinor: unitMinor } = price;
  const unit = { name: title, quantity: 1, fullPriceMinor: unitMinor, statedPriceMinor: unitMinor };
  const { totalMinor } = priceCart(toCartInput({ currency, isLoggedIn: false, lines: [unit], coupons: [coupon] }));
  return totalMinor < unitMinor ? { ...price, priceMinor: totalMinor, offerTitle: title } : price;
}

function couponOf(
  percent: number | null,
  amountMinor: number | null,
  terms: Pick<Coupon, "code" | "minimumMinor">,
): Coupon | null {
  if (percent !== null) return { ...terms, percent };
  return amountMinor === null ? null : { ...terms, amountMinor };
}
