import type { CurrencyTerms } from "../currency-terms.ts";
import { stepOf } from "../step-of.ts";
import { MINOR_UNITS_PER_UNIT } from "./limits.ts";

/** The currencies of the shop. Amounts in every one of them, yen too, are integers of a hundredth of the unit. */
export type Currency = "EUR" | "USD" | "JPY";
export const CURRENCIES: readonly Currency[] = Object.freeze(["EUR", "USD", "JPY"]);

/** How they are counted. A yen has a hundred minor units, unlike in ISO 4217, and is never split. */
export const CURRENCY_STEPS: Readonly<Record<Currency, number>> = Object.freeze({
  EUR: 1,
  USD: 1,
  JPY: MINOR_UNITS_PER_UNIT,
});

/** An amount for each currency, in minor units. */
export type PriceByCurrency = Readonly<Record<Currency, number>>;

export function isCurrency(value: unknown): value is Currency {
  return CURRENCIES.some((currency) => currency === value);
}

/** The smallest step of a currency in minor units: a cent, or a whole yen. Throws a RangeError for an unknown one. */
export function smallestStepMinor(currency: Currency): number {
  return stepOf({ steps: CURRENCY_STEPS }, currency);
}

/** A currency of the shop as `createPricing` takes it, without a format. */
export function shopCurrency(code: Currency): CurrencyTerms<Currency> {
  return Object.freeze({ code, minorUnitsPerUnit: MINOR_UNITS_PER_UNIT, stepMinor: smallestStepMinor(code) });
}

/**
 * The currency for a browser language: dollars for `en-US`, yen for Japanese, euros for anything else. Takes one
 * language tag (`navigator.language`) or an Accept-Language header, of which the first tag counts.
 */
export function defaultCurrency(languages: string | undefined): Currency {
  const first = (languages ?? "").split(",")[0]?.split(";")[0]?.trim().toLowerCase() ?? "";
  if (first === "en-us") return "USD";
  if (first === "ja" || first.startsWith("ja-")) return "JPY";
  return "EUR";
}
