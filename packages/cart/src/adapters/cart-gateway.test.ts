import { createFakeApiClient } from "@shop/api-client/testing";
import { fail, ok } from "@shop/kernel";
import { describe, expect, it } from "vitest";
import { createCartGateway } from "./cart-gateway.ts";

const WIRE = {
  products: [{ id: "p1", name: "Ballast", quantity: 2, price: 4900, price_discount: 3900, extra: "ignored" }],
  total_regular: 9800,
  total_discount: 7800,
  currency: "USD" as const,
  coupons: ["SPRING"],
  lastRemovedProduct: { name: "faIR Greenback", quantity: 1 },
};

const CART = {
  products: [{ id: "p1", name: "Ballast", quantity: 2, priceMinor: 4900, priceDiscountMinor: 3900 }],
  totalRegularMinor: 9800,
  totalDiscountMinor: 7800,
  currency: "USD",
  coupons: ["SPRING"],
  lastRemovedProduct: { name: "faIR Greenback", quantity: 1 },
};

function createShop() {
  const apiClient = createFakeApiClient();
  return { apiClient, gateway: createCartGateway(apiClient, () => "EUR") };
}

describe("the cart by the shop's API", () => {
  it("every act asks its own operation and answers the whole cart", async () => {
    const { apiClient, gateway } = createShop();
    apiClient.answer("getCart", ok(WIRE));
    apiClient.answer("addToCart", ok(WIRE));
    apiClient.answer("removeFromCart", ok(WIRE));
    apiClient.answer("clearCart", ok(WIRE));
    const answers = [
      await gateway.get(),
      await gateway.add("Ballast", 2),
      await gateway.remove("Ballast", 1),
      await gateway.clear(),
    ];
    expect(answers).toEqual(Array.from({ length: 4 }, () => ({ isOk: true, value: CART })));
    expect(apiClient.calls.map(({ name, request }) => [name, request])).toEqual([
      ["getCart", {}],
      ["addToCart", { product: "Ballast", quantity: 2 }],
      ["removeFromCart", { product: "Ballast", quantity: 1 }],
      ["clearCart", {}],
    ]);
  });
  it("an answer of only the documented fields gets the page's currency and no coupons", async () => {
    const { apiClient, gateway } = createShop();
    apiClient.answer("getCart", ok({ products: [], total_regular: 0, total_discount: 0 }));
    expect(await gateway.get()).toEqual({
      isOk: true,
      value: {
        products: [],
        totalRegularMinor: 0,
        totalDiscountMinor: 0,
        currency: "EUR",
        coupons: [],
        lastRemovedProduct: null,
      },
    });
  });
  it("a failure is passed on", async () => {
    const { apiClient, gateway } = createShop();
    apiClient.refuse("addToCart", { code: "cart.freeProduct" });
    expect(await gateway.add("Loudness Meter", 1)).toEqual(fail({ code: "cart.freeProduct" }));
  });
});
