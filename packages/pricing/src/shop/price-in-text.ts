import type { Currency } from "./currency.ts";
import { formatPrice } from "./format-price.ts";
import { MINOR_UNITS_PER_UNIT } from "./limits.ts";

const SIGNS: Readonly<Record<Currency, string>> = { EUR: "€", USD: "$", JPY: "¥" };

/**
 * A price inside a sentence, as the sentence's language writes it: `23,20 €` in German (the space doesn't break), `¥6,500` and `€23.20`
 * in Japanese. A trailing ,00 is omitted. In any other language it is `formatPrice`, which all labels, columns and totals use. Takes
 * minor units. Source: PRICE-02.
 */
export function priceInText(amountMinor: number, currency: Currency, locale: string): string {
  const [language] = locale.split("-");
  if (language !== "de" && language !== "ja") return formatPrice(amountMinor, currency);
  const magnitude = Math.abs(amountMinor);
  const digits = currency === "JPY" || magnitude % MINOR_UNITS_PER_UNIT === 0 ? 0 : 2;
  const style = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  const figure = new Intl.NumberFormat(locale, style).format(magnitude / MINOR_UNITS_PER_UNIT);
  const price = language === "de" ? `${figure}\u00a0${SIGNS[currency]}` : `${SIGNS[currency]}${figure}`;
  return amountMinor < 0 ? `-${price}` : price;
}
