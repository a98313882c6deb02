import type { CallOptions, CartOperationName, OperationsClient, WireCart } from "@shop/api-client";
import { fail, ok, type Result } from "@shop/kernel";
import { type Currency, parseCartInput, priceCart } from "@shop/pricing";
import type { Cart } from "../domain/cart.ts";
import { inputOfLines } from "../domain/cart-draft.ts";
import { readCartPricing } from "../domain/read-cart-pricing.ts";
import { shopperFailure } from "../domain/shopper-failure.ts";
import type { CartGateway } from "../store/ports.ts";

/** The cart through the shop's API. `currency` is the currency of prices in responses that name none. */
export function createCartGateway(
  apiClient: Pick<OperationsClient<CartOperationName>, "call">,
  currency: () => Currency,
): CartGateway {
  const read = (answer: Result<WireCart>): Result<Cart> => {
    if (!answer.isOk) return answer;
    const cart = readCart(answer.value, currency());
    const lines = parseCartInput(inputOfLines(cart));
    // Amounts that aren't whole, or quantities below one: nothing can be shown of such a cart.
    return lines.isOk ? ok(cart) : fail({ code: "api.badAnswer", params: lines.failure.params ?? {} });
  };
  return {
    get: async () => read(await apiClient.call("getCart", {})),
    add: async (product, quantity, key) =>
      read(await apiClient.call("addToCart", { product, quantity }, optionsOf(key))),
    remove: async (product, quantity, key) =>
      read(await apiClient.call("removeFromCart", { product, quantity }, optionsOf(key))),
    clear: async (key) => read(await apiClient.call("clearCart", {}, optionsOf(key))),
    addCoupon: async (coupon, key) => read(await apiClient.call("addCoupon", { coupon }, optionsOf(key))),
    removeCoupon: async (coupon, key) => read(await apiClient.call("removeCoupon", { coupon }, optionsOf(key))),
    undo: async (key) => read(await apiClient.call("undoCartChange", {}, optionsOf(key))),
  };
}

/** A change goes on when its page goes away, as on a quick reload. */
function optionsOf(idempotencyKey: string | undefined): CallOptions {
  return { isKeptAlive: true, ...(idempotencyKey === undefined ? {} : { idempotencyKey }) };
}

/** The cart from the wire, in this package's terms. */
export function readCart(wire: WireCart, currency: Currency): Cart {
  const pricing = readCartPricing(wire);
  const subtotals = new Map(pricing && priceCart(pricing).lines.map((line) => [line.name, line.subtotalMinor]));
  return {
    products: wire.products.map((line) => ({
      id: line.id,
      name: line.name,
      ...(line.type && { type: line.type }),
      quantity: line.quantity,
      priceMinor: line.price,
      priceDiscountMinor: line.price_discount,
      subtotalMinor: subtotals.get(line.name) ?? line.price_discount * line.quantity,
    })),
    totalRegularMinor: wire.total_regular,
    totalDiscountMinor: wire.total_discount,
    currency: wire.currency ?? currency,
    coupons: wire.coupons ?? [],
    refusedCoupons: (wire.refused_coupons ?? []).map(({ coupon, code }) => ({
      ...shopperFailure({ code }, "cart.couldNotAddCoupon"),
      coupon,
    })),
    freeProducts: wire.free_products ?? [],
    lastRemovedProduct: wire.lastRemovedProduct
      ? { name: wire.lastRemovedProduct.name, quantity: wire.lastRemovedProduct.quantity }
      : null,
    pricing,
    canUndo: wire.can_undo ?? null,
  };
}
