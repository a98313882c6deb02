import { buildUser } from "@shop/auth-ui/testing";
import { type CartInput, toCartInput } from "@shop/pricing";
import { expect, test, vi } from "vitest";
import { createStore } from "zustand/vanilla";
import { cartCorrectsShelf } from "./cart-corrects-shelf.ts";

const CUSTOMER = toCartInput({ currency: "EUR", isLoggedIn: true, lines: [] });

function wire(user = buildUser()) {
  const cart = createStore<{ pricing: CartInput | null }>(() => ({ pricing: null }));
  const refresh = vi.fn();
  cartCorrectsShelf({ cart: cart as never, auth: { getState: () => ({ user }) as never, refresh } });
  return { cart, refresh };
}

test.each<[string, CartInput, Parameters<typeof buildUser>[0]]>([
  ["a first purchase that has been made", CUSTOMER, { priceFacts: { hasFirstPurchase: true, eduPercent: 0 } }],
  ["a grant that has come", { ...CUSTOMER, eduPercent: 20 }, {}],
  ["a grant that has ended", CUSTOMER, { priceFacts: { hasFirstPurchase: false, eduPercent: 20 } }],
])("[PRICE-11] %s, known from the cart's price, is loaded for the shelf, once per price", (_what, pricing, fields) => {
  const { cart, refresh } = wire(buildUser(fields));
  cart.setState({ pricing });
  cart.setState({ pricing });
  expect(refresh).toHaveBeenCalledTimes(1);
});

test.each<[string, CartInput]>([
  ["the same", { ...CUSTOMER, eduPercent: 20, hasFirstPurchase: true }],
  ["a visitor's", { ...CUSTOMER, isLoggedIn: false }],
])("where the cart's price knows %s, there is no call", (_what, pricing) => {
  const { cart, refresh } = wire(buildUser({ priceFacts: { hasFirstPurchase: true, eduPercent: 20 } }));
  cart.setState({ pricing });
  expect(refresh).not.toHaveBeenCalled();
});
