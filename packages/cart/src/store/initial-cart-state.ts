import type { Currency } from "@shop/pricing";
import { emptyCart } from "../domain/cart.ts";
import type { CartState } from "./cart-state.ts";

/**
 * A cart that was never loaded: before the first response, and on a server. It is the result of `shownCart` for an empty cart, written
 * out: every page starts with it, and few go on to price anything.
 */
export function initialCartState(currency: Currency): CartState {
  const confirmed = emptyCart(currency);
  const nothing = { totalRegularMinor: 0, subtotalMinor: 0, multiBuyMinor: 0, totalMinor: 0 };
  return {
    products: confirmed.products,
    totalRegularMinor: 0,
    totalDiscountMinor: 0,
    currency,
    coupons: confirmed.coupons,
    refusedCoupons: [],
    lastRemovedProduct: null,
    pricing: null,
    priced: { currency, lines: [], ...nothing, offers: [], coupons: [] },
    multiBuyOffer: null,
    doubledParts: [],
    shownInput: null,
    confirmed,
    pending: [],
    pendingByName: {},
    isClearing: false,
    couponPending: null,
    canUndo: false,
    lastChange: null,
    status: "idle",
    isUndoing: false,
    isRepricing: false,
    failureByName: {},
    failure: null,
    couponFailure: null,
    reservation: null,
    messages: [],
  };
}
