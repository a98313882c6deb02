import { buildPricedCart, SHELF } from "@shop/cart/testing";
import { expect, test, vi } from "vitest";
import { createStore } from "zustand/vanilla";
import { wantedCatalogue } from "./wanted-catalogue.ts";

const SHELF_NAME = SHELF[0]?.name ?? "";

function wire() {
  const cart = createStore(() => ({ products: [] as unknown[] }));
  const catalog = createStore(() => ({ licenceMap: new Map<string, object>() }));
  const stop = vi.fn();
  const start = vi.fn(() => stop);
  const end = wantedCatalogue({ cart: cart as never, catalog: { ...catalog, start } as never });
  return { cart, catalog, start, stop, end };
}

test("an empty cart, and a customer who owns nothing, fetch no catalogue", () => {
  const { cart, catalog, start } = wire();
  cart.setState({ products: [] });
  catalog.setState({ licenceMap: new Map() });
  expect(start).not.toHaveBeenCalled();
});

test("the first item fetches the catalogue, once however many follow, and the page's end stops its refreshing", () => {
  const { cart, catalog, start, stop, end } = wire();
  const { products } = buildPricedCart([{ name: SHELF_NAME, quantity: 1 }]);
  cart.setState({ products: [...products] });
  cart.setState({ products: [...products, ...products] });
  catalog.setState({ licenceMap: new Map([["faMicAlign", {}]]) });
  expect(start).toHaveBeenCalledTimes(1);
  end();
  expect(stop).toHaveBeenCalledTimes(1);
});

test("[CAT-09] the catalogue is fetched for a customer who owns something: the price of a bundle's missing parts depends on all of them", () => {
  const { catalog, start } = wire();
  catalog.setState({ licenceMap: new Map([["faMicAlign", {}]]) });
  expect(start).toHaveBeenCalledTimes(1);
});
