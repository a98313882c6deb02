import { type CartInput, priceCart, toCartInput, type UncheckedCart } from "@shop/pricing";
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
  return {
    input: isBelieved ? pricing : toCartInput(inputOfLines(cart)),
    hasRules: isBelieved,
    coupons,
    lastRemovedProduct,
  };
}

/** A cart of a host with rules of its own: every line at the price that the host states. */
export function inputOfLines({ currency, products }: Pick<Cart, "currency" | "products">): UncheckedCart {
  return {
    currency,
    isLoggedIn: false,
    lines: products.map(({ name, quantity, priceMinor, priceDiscountMinor }) => ({
      ...{ name, quantity },
      ...{ fullPriceMinor: priceMinor, statedPriceMinor: priceDiscountMinor },
    })),
  };
}
