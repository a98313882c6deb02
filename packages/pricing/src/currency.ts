/** The currencies of the shop. Amounts in every one of them, yen too, are integers of a hundredth of the unit. */
export type Currency = "EUR" | "USD" | "JPY";
export const CURRENCIES: readonly Currency[] = ["EUR", "USD", "JPY"];

/** An amount for each currency, in minor units. */
export type PriceByCurrency = Readonly<Record<Currency, number>>;

export function isCurrency(value: unknown): value is Currency {
  return CURRENCIES.some((currency) => currency === value);
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
