import { checkWritten } from "../price-format.ts";
import { roundRatio } from "../rounding.ts";
import type { Currency } from "./currency.ts";
import { MINOR_UNITS_PER_UNIT } from "./limits.ts";

/**
 * A price in the shop's format: two decimals (none for yen), a trailing .00 omitted, the euro sign after the amount, dollar and
 * yen before it: 49€, 49.99€, $49, ¥6500. Only dollars have a comma in thousands, $1,269.10: in German a comma is the decimal
 * sign, and 1,269€ would be read as little more than one euro. Takes minor units. Throws a RangeError
 * for what isn't a whole number of them or is above `MAX_AMOUNT_MINOR`, and for an unknown currency. Source: PRICE-02.
 */
export function formatPrice(amountMinor: number, currency: Currency): string {
  checkWritten(amountMinor);
  const sign = amountMinor < 0 ? "-" : "";
  const magnitude = Math.abs(amountMinor);
  if (currency === "JPY") {
    const yen = roundRatio(magnitude, 1, MINOR_UNITS_PER_UNIT, "halfUp") / MINOR_UNITS_PER_UNIT;
    return `${yen === 0 ? "" : sign}¥${yen}`;
  }
  const cents = magnitude % MINOR_UNITS_PER_UNIT;
  const units = (magnitude - cents) / MINOR_UNITS_PER_UNIT;
  const amount = cents === 0 ? `${units}` : `${units}.${cents < 10 ? "0" : ""}${cents}`;
  if (currency === "EUR") return `${sign}${amount}€`;
  if (currency === "USD") return `${sign}$${groupThousands(amount)}`;
  throw new RangeError(`There are no prices in "${currency}".`);
}

/** A comma before every third digit of the whole units, counted from their end. */
function groupThousands(amount: string): string {
  return amount.replace(/\B(?=(?:\d{3})+(?:\.|$))/g, ",");
}
