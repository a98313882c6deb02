import { createFakeApiClient } from "@shop/api-client/testing";
import { fail, ok } from "@shop/kernel";
import { describe, expect, it } from "vitest";
import { emptyCart } from "../domain/cart.ts";
import type { CartGateway } from "../store/ports.ts";
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
  products: [
    { id: "p1", name: "Ballast", quantity: 2, priceMinor: 4900, priceDiscountMinor: 3900, subtotalMinor: 7800 },
  ],
  totalRegularMinor: 9800,
  totalDiscountMinor: 7800,
  currency: "USD",
  coupons: ["SPRING"],
  refusedCoupons: [],
  freeProducts: [],
  lastRemovedProduct: { name: "faIR Greenback", quantity: 1 },
  pricing: null,
  canUndo: null,
};

function createShop() {
  const apiClient = createFakeApiClient();
  return { apiClient, gateway: createCartGateway(apiClient, () => "EUR") };
}

const EVERY_CHANGE = [
  ["addToCart", { product: "Ballast", quantity: 2 }, (shop: CartGateway, key?: string) => shop.add("Ballast", 2, key)],
  [
    "removeFromCart",
    { product: "Ballast", quantity: 1 },
    (shop: CartGateway, key?: string) => shop.remove("Ballast", 1, key),
  ],
  ["clearCart", {}, (shop: CartGateway, key?: string) => shop.clear(key)],
  ["addCoupon", { coupon: "TEN" }, (shop: CartGateway, key?: string) => shop.addCoupon("TEN", key)],
  ["removeCoupon", { coupon: "TEN" }, (shop: CartGateway, key?: string) => shop.removeCoupon("TEN", key)],
  ["undoCartChange", {}, (shop: CartGateway, key?: string) => shop.undo(key)],
] as const;

describe("the cart by the shop's API", () => {
  it.each(EVERY_CHANGE)(
    "%s is called by its own operation, outlives its page, and returns the whole cart",
    async (name, request, act) => {
      const { apiClient, gateway } = createShop();
      apiClient.answer(name, ok(WIRE));
      expect(await act(gateway)).toEqual(ok(CART));
      expect(await act(gateway, "key-of-one-change")).toEqual(ok(CART));
      expect(apiClient.calls).toEqual([
        { name, request, options: { isKeptAlive: true } },
        { name, request, options: { isKeptAlive: true, idempotencyKey: "key-of-one-change" } },
      ]);
    },
  );
  it("the cart itself is requested without a key", async () => {
    const { apiClient, gateway } = createShop();
    apiClient.answer("getCart", ok(WIRE));
    expect(await gateway.get()).toEqual(ok(CART));
    expect(apiClient.calls).toEqual([{ name: "getCart", request: {}, options: undefined }]);
  });
  it("the shop's pricing input is kept, with each line's sum and whether there is something to undo", async () => {
    const { apiClient, gateway } = createShop();
    const parts = [
      { name: "Ballast", fullPriceMinor: 4900, isOwned: true },
      { name: "Tape Room", fullPriceMinor: 4900, isOwned: false },
    ];
    const line = { name: "Bundle", quantity: 2, fullPriceMinor: 8000, salePercent: null, completion: { parts } };
    const pricing = { currency: "USD" as const, isLoggedIn: true, lines: [line] };
    const products = [{ id: "b", name: "Bundle", quantity: 2, price: 8000, price_discount: 3400 }];
    apiClient.answer("getCart", ok({ ...WIRE, products, pricing, can_undo: true }));
    const answer = await gateway.get();
    // The first unit costs the amount that is missing; the second is a whole bundle.
    expect(answer).toMatchObject({ value: { pricing, canUndo: true, products: [{ subtotalMinor: 3400 + 6800 }] } });
  });
  it("[PRICE-09] coupons that don't count now are listed with the reason, as a code that has a text", async () => {
    const { apiClient, gateway } = createShop();
    const refused_coupons = [
      { coupon: "OLD", code: "cart.couponExpired" },
      { coupon: "NEW", code: "cart.notOnAFriday" },
    ];
    apiClient.answer("getCart", ok({ ...WIRE, coupons: ["SPRING", "OLD", "NEW"], refused_coupons }));
    expect(await gateway.get()).toMatchObject({
      value: {
        refusedCoupons: [
          { coupon: "OLD", code: "cart.couponExpired" },
          { coupon: "NEW", code: "cart.couldNotAddCoupon" },
        ],
      },
    });
  });
  it("an input in another currency than the response's is not used", async () => {
    const { apiClient, gateway } = createShop();
    apiClient.answer("getCart", ok({ ...WIRE, pricing: { currency: "EUR", isLoggedIn: false, lines: [] } }));
    expect(await gateway.get()).toEqual(ok(CART));
  });
  it("a response of only the documented fields gets the page's currency and no coupons", async () => {
    const { apiClient, gateway } = createShop();
    apiClient.answer("getCart", ok({ products: [], total_regular: 0, total_discount: 0 }));
    expect(await gateway.get()).toEqual(ok(emptyCart("EUR")));
  });
  it.each([
    ["half a unit", { quantity: 0.5 }],
    ["a fraction of a cent", { price: 4999.5 }],
    ["a negative price", { price_discount: -1 }],
  ])("a cart with %s is a bad answer, not a total", async (_what, changes) => {
    const { apiClient, gateway } = createShop();
    apiClient.answer("getCart", ok({ ...WIRE, products: WIRE.products.map((line) => ({ ...line, ...changes })) }));
    expect(await gateway.get()).toMatchObject({ isOk: false, failure: { code: "api.badAnswer" } });
  });

  it("an input that can't be priced is not used: the host's own totals are shown", async () => {
    const { apiClient, gateway } = createShop();
    const lines = [{ name: "Ballast", quantity: 0, fullPriceMinor: 4900 }];
    const pricing = { currency: "USD" as const, isLoggedIn: false, lines };
    apiClient.answer("getCart", ok({ ...WIRE, pricing }));
    expect(await gateway.get()).toEqual(ok(CART));
  });

  it("a failure is passed on", async () => {
    const { apiClient, gateway } = createShop();
    apiClient.refuse("addToCart", { code: "cart.freeProduct" });
    expect(await gateway.add("Loudness Meter", 1)).toEqual(fail({ code: "cart.freeProduct" }));
  });
});
