import { applyDiscount } from "./apply-discount.ts";
import type { Currency } from "./currency.ts";
import { DISCOUNT_CAP_PERCENT, LOYALTY_DISCOUNT_PERCENT } from "./limits.ts";

/** What pricing needs to know of one line. Amounts in minor units of the cart's currency. */
export interface CartLineInput {
  readonly name: string;
  readonly quantity: number;
  readonly fullPriceMinor: number;
  /** The campaign's percentage, or null where there is none. */
  readonly salePercent: number | null;
  /** A price that the catalogue states outright instead of a percentage; charged as stated. */
  readonly statedPriceMinor?: number | null;
}

export interface CartInput {
  readonly currency: Currency;
  readonly isLoggedIn: boolean;
  readonly lines: readonly CartLineInput[];
}

/** Why a unit costs what it costs, in the order in which the rules were applied. Kept with the order for good. */
export interface PriceReason {
  readonly rule: "stated" | "sale" | "loyalty" | "cap";
  readonly percent: number;
}

export interface PricedLine {
  readonly name: string;
  readonly quantity: number;
  readonly unitRegularMinor: number;
  readonly unitPriceMinor: number;
  readonly totalRegularMinor: number;
  readonly totalMinor: number;
  readonly reasons: readonly PriceReason[];
}

export interface PricedCart {
  readonly currency: Currency;
  readonly lines: readonly PricedLine[];
  readonly totalRegularMinor: number;
  /** What is to be paid. */
  readonly totalMinor: number;
}

/**
 * Prices a cart: the points of campaign and customer are added and capped, each unit is rounded to the currency's
 * smallest step, totals are sums of rounded units. Client and server call this same function.
 */
export function priceCart(cart: CartInput): PricedCart {
  const lines = cart.lines.map((line) => priceLine(line, cart));
  return {
    currency: cart.currency,
    lines,
    totalRegularMinor: lines.reduce((sum, line) => sum + line.totalRegularMinor, 0),
    totalMinor: lines.reduce((sum, line) => sum + line.totalMinor, 0),
  };
}

function priceLine(line: CartLineInput, cart: CartInput): PricedLine {
  const unit = priceUnit(line, cart);
  return {
    name: line.name,
    quantity: line.quantity,
    unitRegularMinor: line.fullPriceMinor,
    unitPriceMinor: unit.priceMinor,
    totalRegularMinor: line.fullPriceMinor * line.quantity,
    totalMinor: unit.priceMinor * line.quantity,
    reasons: unit.reasons,
  };
}

/** One unit's price for one shopper, as the shelf shows it and the cart charges it. */
export function priceUnit(
  line: Pick<CartLineInput, "fullPriceMinor" | "salePercent" | "statedPriceMinor">,
  shopper: Pick<CartInput, "currency" | "isLoggedIn">,
): { readonly priceMinor: number; readonly reasons: readonly PriceReason[] } {
  if (line.statedPriceMinor !== undefined && line.statedPriceMinor !== null) {
    return { priceMinor: line.statedPriceMinor, reasons: [{ rule: "stated", percent: 0 }] };
  }
  const loyaltyPercent = shopper.isLoggedIn ? LOYALTY_DISCOUNT_PERCENT : 0;
  const salePercent = Math.max(0, line.salePercent ?? 0);
  const wantedPercent = salePercent + loyaltyPercent;
  const percent = Math.min(DISCOUNT_CAP_PERCENT, wantedPercent);
  const reasons: PriceReason[] = [];
  if (salePercent > 0) reasons.push({ rule: "sale", percent: salePercent });
  if (loyaltyPercent > 0) reasons.push({ rule: "loyalty", percent: loyaltyPercent });
  if (wantedPercent > DISCOUNT_CAP_PERCENT) reasons.push({ rule: "cap", percent: DISCOUNT_CAP_PERCENT });
  return { priceMinor: applyDiscount(line.fullPriceMinor, percent, shopper.currency), reasons };
}
