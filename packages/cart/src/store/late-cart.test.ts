import { fail, ok } from "@shop/kernel";
import { createFakeClock, createMemoryStorage } from "@shop/kernel/testing";
import { expect, test } from "vitest";
import { createTestCartStore } from "../testing/create-test-stores.ts";
import { createFakeCartGateway } from "../testing/fake-cart-gateway.ts";
import { findOnShelf } from "../testing/shelf.ts";
import type { CartStore } from "./cart-store.ts";
import { createLateCart } from "./late-cart.ts";

function buildWaiting(load?: () => Promise<CartStore>) {
  const { cart } = createTestCartStore({ gateway: createFakeCartGateway() });
  const waiting = createLateCart({
    ...{ load: load ?? (async () => cart), packPrefix: "faIR", currency: "EUR" },
    ...{ storage: createMemoryStorage(), clock: createFakeClock() },
  });
  return { cart, waiting };
}

test("a waiting cart looks like the cart's own store before its first load", () => {
  const { cart, waiting } = buildWaiting();
  expect(waiting.getState()).toEqual(cart.getInitialState());
  expect(waiting.packPrefix).toBe(cart.packPrefix);
});

test("[CART-06] an add to a cart whose store is still to come shows itself at once, and is made once by the store", async () => {
  const { cart, waiting } = buildWaiting();
  const adding = waiting.add(findOnShelf("Ballast"));
  expect(waiting.getState().pendingByName).toEqual({ Ballast: "add" });
  expect(await adding).toEqual(ok(cart.getState().confirmed));
  expect(waiting.getState()).toBe(cart.getState());
  expect(cart.getState().products).toMatchObject([{ name: "Ballast", quantity: 1 }]);
});

test("a rejection by the store is shown by the waiting cart too", async () => {
  const { waiting } = buildWaiting();
  const product = { ...findOnShelf("Ballast"), isFree: true };
  expect(await waiting.add(product)).toMatchObject({ failure: { code: "cart.freeProduct" } });
  expect(waiting.getState().failureByName.Ballast?.code).toBe("cart.freeProduct");
});

test.each([
  ["add", "cart.couldNotAdd", (cart: ReturnType<typeof createLateCart>) => cart.add(findOnShelf("Ballast"))],
  ["remove", "cart.couldNotRemove", (cart: ReturnType<typeof createLateCart>) => cart.remove("Ballast")],
  ["clear", "cart.couldNotClear", (cart: ReturnType<typeof createLateCart>) => cart.clear()],
  ["refresh", "cart.couldNotLoad", (cart: ReturnType<typeof createLateCart>) => cart.refresh()],
  ["undo", "cart.undoFailed", (cart: ReturnType<typeof createLateCart>) => cart.undo()],
] as const)("%s fails with %s where the store can't be loaded", async (_act, code, act) => {
  const { waiting } = buildWaiting(() => Promise.reject(new Error("offline")));
  expect(await act(waiting)).toEqual(fail({ code }));
});

test("[CART-05] an add that found no store says so at its product, and the next try is made", async () => {
  const { cart } = createTestCartStore();
  const responses = [() => Promise.reject(new Error("offline"))];
  const { waiting } = buildWaiting(() => responses.shift()?.() ?? Promise.resolve(cart));
  await waiting.add(findOnShelf("Ballast"));
  expect(waiting.getState().failureByName).toEqual({ Ballast: { code: "cart.couldNotAdd" } });
  await waiting.add(findOnShelf("Ballast"));
  expect(waiting.getState().failureByName).toEqual({});
  expect(cart.getState().products).toHaveLength(1);
});
