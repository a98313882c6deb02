import type { ApiClient, WireCart } from "@shop/api-client";
import { fail, ok, type Result } from "@shop/kernel";
import { createFakeClock, createMemoryStorage } from "@shop/kernel/testing";
import { expect, test } from "vitest";
import { createEmbedCart } from "./embed-cart.ts";

const LINE = { id: "p1", name: "Cabinet", quantity: 2, price: 4900, price_discount: 4410 };
const CART: WireCart = { products: [LINE], total_regular: 9800, total_discount: 8379, currency: "USD", can_undo: true };

/** A shop that answers each call with the next of the given answers. */
function createBench(...answers: Result<WireCart>[]) {
  const calls: [string, object][] = [];
  const call = async (name: string, request: object) => {
    calls.push([name, request]);
    return answers.shift() ?? ok(CART);
  };
  const storage = createMemoryStorage();
  const clock = createFakeClock();
  const cart = createEmbedCart({ client: { call } as unknown as Pick<ApiClient, "call">, clock, storage });
  return { cart, calls, storage };
}

test("what is shown is what the shop has answered: lines, what multi-buy and coupons take off, totals", async () => {
  const discounts = { multi_buy_discount: 441, coupons: ["TEN"], coupon_discounts: [{ code: "TEN", amount: 100 }] };
  const { cart } = createBench(ok({ ...CART, ...discounts }));
  await cart.refresh();
  expect(cart.getState()).toMatchObject({
    status: "ready",
    currency: "USD",
    products: [{ name: "Cabinet", quantity: 2, priceMinor: 4900, priceDiscountMinor: 4410, subtotalMinor: 8820 }],
    totalRegularMinor: 9800,
    totalDiscountMinor: 8379,
    coupons: ["TEN"],
    canUndo: true,
    priced: { subtotalMinor: 8820, multiBuyMinor: 441, coupons: [{ code: "TEN", amountMinor: 100 }] },
  });
});

test("[CART-09] a part that is in a bundle too is named with what removing it saves, as the shop says", async () => {
  const doubled = { name: "Cabinet", bundle: "Wall", quantity: 1, saved: 4165 };
  const { cart } = createBench(ok({ ...CART, doubled_parts: [doubled] }), ok(CART));
  await cart.refresh();
  expect(cart.getState().doubledParts).toEqual([
    { name: "Cabinet", bundleName: "Wall", quantity: 1, savedMinor: 4165 },
  ]);
  await cart.refresh();
  expect(cart.getState().doubledParts).toEqual([]);
});

test("an add is shown as on its way until the shop has answered, and then said", async () => {
  const { cart, storage } = createBench();
  const added = cart.add({ name: "Cabinet", isFree: false, isForSale: true });
  expect(cart.getState().pendingByName).toEqual({ Cabinet: "add" });
  await added;
  expect(cart.getState()).toMatchObject({ pendingByName: {}, messages: [{ key: "cart.added", durationMs: 45_000 }] });
  expect(storage.get("shop_cart_changed")).toBeDefined();
});

test("another quantity is so many more, or so many less", async () => {
  const { cart, calls } = createBench();
  await cart.refresh();
  await cart.setQuantity("Cabinet", 5);
  await cart.setQuantity("Cabinet", 1);
  expect(calls.slice(1)).toEqual([
    ["addToCart", { product: "Cabinet", quantity: 3 }],
    ["removeFromCart", { product: "Cabinet", quantity: 1 }],
  ]);
});

test.each([
  [
    "one less",
    { ...CART, products: [{ ...LINE, quantity: 1 }] },
    "cart.quantityLeft",
    { name: "Cabinet", quantity: 1 },
  ],
  ["the last one", { ...CART, products: [] }, "cart.removed", { name: "Cabinet" }],
])("[A11Y-06] after %s was taken out, what is left is said", async (_what, left, key, params) => {
  const { cart } = createBench(ok(CART), ok(left));
  await cart.refresh();
  await cart.remove("Cabinet", 1);
  expect(cart.getState().messages).toMatchObject([{ kind: "removed", key, params }]);
});

test.each([
  ["the shop's own reason", "cart.itemLimitReached", "cart.itemLimitReached"],
  ["a fault of the network", "api.unreachable", "cart.couldNotAdd"],
])("%s stands at the product, until its next change", async (_case, code, said) => {
  const { cart } = createBench(fail({ code }));
  await cart.add({ name: "Cabinet", isFree: false, isForSale: true });
  expect(cart.getState()).toMatchObject({ failureByName: { Cabinet: { code: said } }, messages: [] });
  await cart.add({ name: "Cabinet", isFree: false, isForSale: true });
  expect(cart.getState().failureByName).toEqual({});
});

test("a refused coupon is told with its code; one that counts isn't", async () => {
  const { cart } = createBench(fail({ code: "cart.couponExpired" }), ok({ ...CART, coupons: ["TEN"] }));
  await cart.addCoupon("OLD");
  expect(cart.getState()).toMatchObject({
    couponPending: null,
    couponFailure: { code: "cart.couponExpired", coupon: "OLD" },
  });
  await cart.addCoupon("TEN");
  expect(cart.getState()).toMatchObject({ couponFailure: null, coupons: ["TEN"] });
});

test("a cart that could not be loaded says so; one that was loaded once stays", async () => {
  const { cart } = createBench(fail({ code: "api.timeout" }), ok(CART), fail({ code: "api.timeout" }));
  await cart.refresh();
  expect(cart.getState()).toMatchObject({ status: "failed", failure: { code: "cart.couldNotLoad" } });
  await cart.refresh();
  await cart.refresh();
  expect(cart.getState()).toMatchObject({ status: "ready", products: [{ name: "Cabinet" }] });
});

test("the last change is taken back by the shop, and said", async () => {
  const { cart, calls } = createBench();
  await cart.undo();
  expect(calls).toEqual([["undoCartChange", {}]]);
  expect(cart.getState()).toMatchObject({ isUndoing: false, messages: [{ key: "cart.undone" }] });
});
