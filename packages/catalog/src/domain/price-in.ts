import { CURRENCIES, type Currency } from "@shop/pricing";
import type { ProductPrice, ProductPrices } from "./product.ts";

/** What a product costs, and in which currency. */
export interface PriceInCurrency {
  readonly currency: Currency;
  readonly price: ProductPrice;
}

/** The price in the shopper's currency; if a catalogue has it only in another one, in that one. Source: CAT-02. */
export function priceIn(prices: ProductPrices, wanted: Currency): PriceInCurrency {
  for (const currency of [wanted, ...CURRENCIES]) {
    const price = prices[currency];
    if (price) return { currency, price };
  }
  throw new Error("This product has no price: normaliseProduct makes products, and leaves out those without one.");
}
