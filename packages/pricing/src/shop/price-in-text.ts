import { checkWritten } from "../price-format.ts";
import { roundRatio } from "../rounding.ts";
import { type Currency, smallestStepMinor } from "./currency.ts";
import { formatPrice } from "./format-price.ts";
import { MINOR_UNITS_PER_UNIT } from "./limits.ts";

const SIGNS: Readonly<Record<Currency, string>> = { EUR: "€", USD: "$", JPY: "¥" };

/**
 * A price inside a sentence, as the sentence's language writes it: `23,20 €` in German (the space doesn't break), `¥6,500` and `€23.20`
 * in Japanese. A trailing ,00 is omitted. In any other language it is `formatPrice`, which all labels, columns and totals use. Takes
 * minor units. Throws a RangeError for what isn't a whole number of them or is above `MAX_AMOUNT_MINOR`, and for an unknown currency. Source: PRICE-02.
 */
export function priceInText(amountMinor: number, currency: Currency, locale: string): string {
  const [language] = locale.split("-");
  if (language !== "de" && language !== "ja") return formatPrice(amountMinor, currency);
  checkWritten(amountMinor);
  const step = smallestStepMinor(currency);
  const magnitude = roundRatio(Math.abs(amountMinor), 1, step, "halfUp");
  const digits = currency === "JPY" || magnitude % MINOR_UNITS_PER_UNIT === 0 ? 0 : 2;
  const style = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  const figure = new Intl.NumberFormat(locale, style).format(magnitude / MINOR_UNITS_PER_UNIT);
  const price = language === "de" ? `${figure}\u00a0${SIGNS[currency]}` : `${SIGNS[currency]}${figure}`;
  return amountMinor < 0 && magnitude > 0 ? `-${price}` : price;
}
