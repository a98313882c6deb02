import { buildPricedCart, SHELF } from "@shop/cart/testing";
import { expect, test, vi } from "vitest";
import { createStore } from "zustand/vanilla";
import { cartWantsCatalogue } from "./cart-wants-catalogue.ts";

const SHELF_NAME = SHELF[0]?.name ?? "";

function wire() {
  const cart = createStore(() => ({ products: [] as unknown[] }));
  const stop = vi.fn();
  const start = vi.fn(() => stop);
  const end = cartWantsCatalogue({ cart: cart as never, catalog: { start } });
  return { cart, start, stop, end };
}

test("an empty cart fetches no catalogue", () => {
  const { cart, start } = wire();
  cart.setState({ products: [] });
  expect(start).not.toHaveBeenCalled();
});

test("the first item fetches the catalogue, once however many follow, and the page's end stops its refreshing", () => {
  const { cart, start, stop, end } = wire();
  const { products } = buildPricedCart([{ name: SHELF_NAME, quantity: 1 }]);
  cart.setState({ products: [...products] });
  cart.setState({ products: [...products, ...products] });
  expect(start).toHaveBeenCalledTimes(1);
  end();
  expect(stop).toHaveBeenCalledTimes(1);
});
