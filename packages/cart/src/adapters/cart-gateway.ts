import type { ApiClient, WireCart } from "@shop/api-client";
import { ok, type Result } from "@shop/kernel";
import type { Currency } from "@shop/pricing";
import type { Cart } from "../domain/cart.ts";
import type { CartGateway } from "../store/ports.ts";

/** The cart by the shop's API. `currency` is what prices are in where an answer doesn't say so. */
export function createCartGateway(apiClient: Pick<ApiClient, "call">, currency: () => Currency): CartGateway {
  const read = (answer: Result<WireCart>): Result<Cart> =>
    answer.isOk ? ok(readCart(answer.value, currency())) : answer;
  return {
    get: async () => read(await apiClient.call("getCart", {})),
    add: async (product, quantity) => read(await apiClient.call("addToCart", { product, quantity })),
    remove: async (product, quantity) => read(await apiClient.call("removeFromCart", { product, quantity })),
    clear: async () => read(await apiClient.call("clearCart", {})),
  };
}

/** The cart as it comes over the wire, in the shop's own words. */
export function readCart(wire: WireCart, currency: Currency): Cart {
  return {
    products: wire.products.map((line) => ({
      id: line.id,
      name: line.name,
      quantity: line.quantity,
      priceMinor: line.price,
      priceDiscountMinor: line.price_discount,
    })),
    totalRegularMinor: wire.total_regular,
    totalDiscountMinor: wire.total_discount,
    currency: wire.currency ?? currency,
    coupons: wire.coupons ?? [],
    lastRemovedProduct: wire.lastRemovedProduct
      ? { name: wire.lastRemovedProduct.name, quantity: wire.lastRemovedProduct.quantity }
      : null,
  };
}
