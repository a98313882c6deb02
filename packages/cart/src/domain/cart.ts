import type { ProductType } from "@shop/api-client/contract";
import type { Failure } from "@shop/kernel";
import type { CartInput, Currency } from "@shop/pricing";

/** One product in the cart. Amounts in minor units of the cart's currency. */
export interface CartLine {
  readonly id: string;
  readonly name: string;
  /** Absent if the host doesn't say, and until the response for a new line. */
  readonly type?: ProductType | undefined;
  readonly quantity: number;
  /** The regular price of one unit. */
  readonly priceMinor: number;
  /** What one unit costs the shopper, as the shelf shows it: before multi-buy and coupons. */
  readonly priceDiscountMinor: number;
  /** The units' prices summed, before multi-buy and coupons. */
  readonly subtotalMinor: number;
}

/** A product's name and quantity: carts and orders consist of these before they are priced. */
export interface QuantityOfProduct {
  readonly name: string;
  readonly quantity: number;
}

/** A coupon that counts for nothing, and why. */
export interface RefusedCoupon extends Failure {
  readonly coupon: string;
}

/** The shopper's planned purchase, priced by the server. */
export interface Cart {
  readonly products: readonly CartLine[];
  /** The sum before discounts. */
  readonly totalRegularMinor: number;
  /** The amount to pay. */
  readonly totalDiscountMinor: number;
  readonly currency: Currency;
  /** The codes on the cart, also of those that take nothing off. */
  readonly coupons: readonly string[];
  /** The coupons that don't apply now (expired since, not valid for what is left in the cart …): they stay until they are removed. */
  readonly refusedCoupons: readonly RefusedCoupon[];
  /** Products that have just left the cart because they are free now. */
  readonly freeProducts: readonly string[];
  readonly lastRemovedProduct: QuantityOfProduct | null;
  /** All inputs of the price. Null before the first response, and if a host prices by rules of its own. */
  readonly pricing: CartInput | null;
  /** Whether there is a last change to undo. Null if the host doesn't say. */
  readonly canUndo: boolean | null;
}

export function emptyCart(currency: Currency): Cart {
  return {
    products: [],
    totalRegularMinor: 0,
    totalDiscountMinor: 0,
    currency,
    coupons: [],
    refusedCoupons: [],
    freeProducts: [],
    lastRemovedProduct: null,
    pricing: null,
    canUndo: null,
  };
}

/** How many of a product are in the cart. */
export function quantityInCart(products: readonly QuantityOfProduct[], name: string): number {
  return products.find((line) => line.name === name)?.quantity ?? 0;
}
