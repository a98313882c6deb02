import { type CartInput, priceCart } from "@shop/pricing";
import type { Cart, QuantityOfProduct } from "./cart.ts";

/** A cart while changes are applied to it: what it is priced from, and what else of it changes. */
export interface CartDraft {
  readonly input: CartInput;
  /** Whether multi-buy and coupons are this package's own. A host with other rules is asked; meanwhile only units are added up. */
  readonly hasRules: boolean;
  readonly coupons: readonly string[];
  readonly lastRemovedProduct: QuantityOfProduct | null;
}

/**
 * The draft of a cart that the server has confirmed. An input that comes to another total than the server's own isn't believed: the
 * server has rules that this package doesn't know yet, and its lines are all that is certain.
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
