import { type CartInput, priceCart } from "@shop/pricing";
import type { Cart, QuantityOfProduct } from "./cart.ts";

/** A cart while changes are applied to it: its pricing inputs, and whatever else changes. */
export interface CartDraft {
  readonly input: CartInput;
  /**
   * Whether multi-buy and coupons follow this package's rules. A host with other rules must be asked; until it responds only units
   * are added up.
   */
  readonly hasRules: boolean;
  readonly coupons: readonly string[];
  readonly lastRemovedProduct: QuantityOfProduct | null;
}

/**
 * The draft of a confirmed cart. Pricing inputs that don't produce the server's own total are ignored: the server has rules that
 * this package doesn't know yet, and only its lines are certain.
 */
export function draftOf(cart: Cart): CartDraft {
  const { pricing, coupons, lastRemovedProduct } = cart;
  const isBelieved = pricing !== null && priceCart(pricing).totalMinor === cart.totalDiscountMinor;
  return { input: isBelieved ? pricing : inputOfLines(cart), hasRules: isBelieved, coupons, lastRemovedProduct };
}

function inputOfLines({ currency, products }: Cart): CartInput {
  return {
    currency,
    isLoggedIn: false,
    lines: products.map(({ name, quantity, priceMinor, priceDiscountMinor }) => ({
      ...{ name, quantity },
      ...{ fullPriceMinor: priceMinor, salePercent: null, statedPriceMinor: priceDiscountMinor },
    })),
  };
}
