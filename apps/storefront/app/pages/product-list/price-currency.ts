/** Whether a search looks at prices, and its currency therefore matters. */
export function looksAtPrices(search: URLSearchParams): boolean {
  return search.has("from") || search.has("to") || search.get("sort") === "price";
}

/** The currency that the price filter shows: the search's own, which is euros where its address names none, or else the shopper's. */
export function currencyOfFilter(search: URLSearchParams, shoppers: string): string {
  return search.get("currency") ?? (looksAtPrices(search) ? "EUR" : shoppers);
}
