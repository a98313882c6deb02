import { createFakeApiClient } from "@shop/api-client/testing";
import { fail, ok } from "@shop/kernel";
import { expect, test } from "vitest";
import type { Visitor } from "../../request/visitor.ts";
import { performCartForm } from "./cart-form.server.ts";

const CART = ok({ products: [], total_regular: 0, total_discount: 0 });
const KEY = "6f1c2f0e.quantity.0";

function post(fields: Record<string, string>, code?: string) {
  const api = createFakeApiClient();
  const names = ["addToCart", "removeFromCart", "clearCart", "addCoupon", "removeCoupon", "undoCartChange"] as const;
  for (const name of names) api.answer(name, code === undefined ? CART : fail({ code }));
  api.answer("preferCurrency", ok({}));
  const chosen: string[] = [];
  const visitor: Visitor = {
    api,
    currency: "EUR",
    isKnown: true,
    chooseCurrency: (currency) => chosen.push(currency),
    setCookies: () => [],
  };
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return { answer: performCartForm(visitor, form), api, chosen };
}

const how = { idempotencyKey: KEY };
const product = "faMicAlign";

test.each<[string, Record<string, string>, object, string]>([
  ["of a product page", { product, quantity: "1" }, { name: "addToCart", request: { product, quantity: 1 } }, "added"],
  [
    "for more",
    { intent: "quantity", product, quantity: "4", was: "1", key: KEY },
    { name: "addToCart", request: { product, quantity: 3 }, options: how },
    "quantityChanged",
  ],
  [
    "for fewer",
    { intent: "quantity", product, quantity: "1", was: "3", key: KEY },
    { name: "removeFromCart", request: { product, quantity: 2 }, options: how },
    "quantityChanged",
  ],
  [
    "for none",
    { intent: "quantity", product, quantity: "0", was: "3" },
    { name: "removeFromCart", request: { product, quantity: 3 } },
    "removed",
  ],
  [
    "that removes",
    { intent: "remove", product, was: "2" },
    { name: "removeFromCart", request: { product, quantity: 2 } },
    "removed",
  ],
  ["that empties", { intent: "clear" }, { name: "clearCart", request: {} }, "cleared"],
  [
    "with a coupon",
    { intent: "addCoupon", coupon: " spring " },
    { name: "addCoupon", request: { coupon: "spring" } },
    "couponAdded",
  ],
  [
    "that takes a coupon off",
    { intent: "removeCoupon", coupon: "SPRING" },
    { name: "removeCoupon", request: { coupon: "SPRING" } },
    "couponRemoved",
  ],
  ["that undoes", { intent: "undo" }, { name: "undoCartChange", request: {} }, "undone"],
])("[A11Y-07] [SAFE-05] a plain form %s is one call, with the form's own key", async (_form, fields, call, said) => {
  const { answer, api } = post(fields);
  expect(await answer).toBe(said);
  expect(api.calls).toMatchObject([call]);
});

test.each<[Record<string, string>, string, string]>([
  [{ product }, "cart.packAlreadyInCart", "cart.packAlreadyInCart"],
  [{ product }, "api.unreachable", "cart.couldNotAdd"],
  [{ intent: "quantity", product, quantity: "6", was: "5" }, "cart.itemLimitReached", "cart.itemLimitReached"],
  [{ intent: "quantity", product, quantity: "1", was: "5" }, "api.timeout", "cart.couldNotRemove"],
  [{ intent: "remove", product, was: "1" }, "cart.notInCart", "cart.notInCart"],
  [{ intent: "clear" }, "api.timeout", "cart.couldNotClear"],
  [{ intent: "addCoupon", coupon: "x" }, "cart.couponUnknown", "cart.couponUnknown"],
  [{ intent: "addCoupon", coupon: "x" }, "api.tooManyCalls", "cart.tooManyCouponTries"],
  [{ intent: "removeCoupon", coupon: "x" }, "api.timeout", "cart.couldNotRemoveCoupon"],
  [{ intent: "undo" }, "cart.nothingToUndo", "cart.nothingToUndo"],
])("[A11Y-07] the form %j that is rejected with %s says %s", async (fields, code, said) => {
  expect(await post(fields, code).answer).toBe(said);
});

test.each<[Record<string, string>, string]>([
  [{ intent: "steal" }, "wrongForm"],
  [{ intent: "quantity", product, quantity: "-1", was: "1" }, "wrongForm"],
  [{ intent: "quantity", product, quantity: "2" }, "wrongForm"],
  [{ intent: "quantity", product, quantity: "2", was: "2" }, "quantityChanged"],
  [{ intent: "addCoupon", coupon: " " }, "cart.couponMissing"],
  [{ intent: "currency", currency: "GBP" }, "wrongForm"],
])("the form %j makes no call and says %s", async (fields, said) => {
  const { answer, api, chosen } = post(fields);
  expect(await answer).toBe(said);
  expect([api.calls, chosen]).toEqual([[], []]);
});

test("[PRICE-01] [AUTH-21] a currency is chosen by a form, for the cookie and for the account", async () => {
  const { answer, chosen, api } = post({ intent: "currency", currency: "JPY" });
  expect(await answer).toBe("currencyChosen");
  expect(chosen).toEqual(["JPY"]);
  expect(api.calls).toMatchObject([{ name: "preferCurrency", request: { currency: "JPY" } }]);
});

test("an invalid key is left out", async () => {
  const { answer, api } = post({ product, key: "short" });
  await answer;
  expect(api.calls[0]?.options).toEqual({});
});
