import { accountPriceInWords, messages, type Product } from "@shop/catalog";
import type { Locale } from "@shop/kernel";
import type { Currency } from "@shop/pricing";

/** For a visitor: what the product costs with an account, in words, for each currency. Empty texts if that is no less. */
export function accountNotes(product: Pick<Product, "prices">, locale: Locale): Readonly<Record<Currency, string>> {
  const write = (currency: Currency) => accountPriceInWords(product, currency, { locale, messages: messages[locale] });
  return { EUR: write("EUR"), USD: write("USD"), JPY: write("JPY") };
}
