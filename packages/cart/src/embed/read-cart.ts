import type { WireCart } from "@shop/api-client";
import type { Currency } from "@shop/pricing";
import type { Cart } from "../domain/cart.ts";
import type { CartState } from "../store/cart-state.ts";

/** The part of the parts' state that an answer of the shop decides. Every amount is the shop's own; nothing is priced here. */
export type AnsweredState = Cart & Pick<CartState, "confirmed" | "priced" | "canUndo" | "doubledParts">;

export function readCart(wire: WireCart, currencyBefore: Currency): AnsweredState {
  const currency = wire.currency ?? currencyBefore;
  const products = wire.products.map(({ id, name, quantity, price, price_discount }) => ({
    ...{ id, name, quantity, priceMinor: price, priceDiscountMinor: price_discount },
    subtotalMinor: price_discount * quantity,
  }));
  const totals = { totalRegularMinor: wire.total_regular, totalDiscountMinor: wire.total_discount };
  const canUndo = wire.can_undo ?? false;
  const coupons = wire.coupons ?? [];
  const refusedCoupons = wire.refused_coupons ?? [];
  const freeProducts = wire.free_products ?? [];
  const kept = { coupons, refusedCoupons, freeProducts, lastRemovedProduct: null, pricing: null, canUndo };
  const cart: Cart = { products, ...totals, currency, ...kept };
  const priced = {
    ...{ currency, lines: [], totalRegularMinor: wire.total_regular, totalMinor: wire.total_discount },
    subtotalMinor: products.reduce((sum, line) => sum + line.subtotalMinor, 0),
    multiBuyMinor: wire.multi_buy_discount ?? 0,
    coupons: (wire.coupon_discounts ?? []).map(({ code, amount }) => ({ code, amountMinor: amount })),
  };
  const doubledParts = (wire.doubled_parts ?? []).map(({ name, bundle, quantity, saved }) => ({
    ...{ name, bundleName: bundle, quantity, savedMinor: saved },
  }));
  return { ...cart, doubledParts, canUndo, confirmed: cart, priced };
}
