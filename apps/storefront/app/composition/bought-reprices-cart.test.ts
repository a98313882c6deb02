import type { CartState } from "@shop/cart/store";
import { createCatalogStore } from "@shop/catalog/store";
import { buildOwned, buildWireOwnedProduct, createFakeCatalogGateway } from "@shop/catalog/testing";
import { ok } from "@shop/kernel";
import { createFakeClock, createMemoryStorage } from "@shop/kernel/testing";
import { expect, test, vi } from "vitest";
import { boughtRepricesCart } from "./bought-reprices-cart.ts";

const OWNED = ok(buildOwned({ plugin: [buildWireOwnedProduct()] }));

function buildWorld() {
  const gateway = createFakeCatalogGateway();
  const clock = createFakeClock();
  const catalog = createCatalogStore({ gateway, clock, storage: createMemoryStorage(), log: () => {} });
  const refresh = vi.fn();
  const cart = { refresh, getState: () => ({ status: "ready" }) as CartState };
  boughtRepricesCart({ catalog, cart });
  return { gateway, catalog, refresh };
}

test("a purchase in the meantime reprices the cart: a bundle may cost less now", async () => {
  const { gateway, catalog, refresh } = buildWorld();
  await catalog.loadOwned();
  gateway.owned = OWNED;
  await catalog.loadOwned();
  expect(refresh).toHaveBeenCalledTimes(1);
});

test("the first load of what is owned, the same again, and a logout reprice nothing", async () => {
  const { gateway, catalog, refresh } = buildWorld();
  gateway.owned = OWNED;
  await catalog.loadOwned();
  await catalog.loadOwned();
  catalog.clearOwned();
  await catalog.loadOwned();
  expect(refresh).not.toHaveBeenCalled();
});
