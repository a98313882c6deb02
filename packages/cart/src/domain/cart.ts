import type { Currency } from "@shop/pricing";

/** One product in the cart. Amounts in minor units of the cart's currency, for one unit. */
export interface CartLine {
  readonly id: string;
  readonly name: string;
  readonly quantity: number;
  /** The regular price. */
  readonly priceMinor: number;
  /** What the shopper pays, after all discounts. */
  readonly priceDiscountMinor: number;
}

/** A product's name and how many of it: what carts and orders are made of before they are priced. */
export interface QuantityOfProduct {
  readonly name: string;
  readonly quantity: number;
}

/** What the shopper is about to buy, priced by the server. */
export interface Cart {
  readonly products: readonly CartLine[];
  /** The sum before discounts. */
  readonly totalRegularMinor: number;
  /** What is to be paid. */
  readonly totalDiscountMinor: number;
  readonly currency: Currency;
  readonly coupons: readonly string[];
  readonly lastRemovedProduct: QuantityOfProduct | null;
}

export function emptyCart(currency: Currency): Cart {
  return { products: [], totalRegularMinor: 0, totalDiscountMinor: 0, currency, coupons: [], lastRemovedProduct: null };
}

/** How many of a product are in the cart. */
export function quantityInCart(products: readonly QuantityOfProduct[], name: string): number {
  return products.find((line) => line.name === name)?.quantity ?? 0;
}
