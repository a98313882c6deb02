import { buildAuthWorld, buildUser } from "@shop/auth-ui/testing";
import { createCatalogStore } from "@shop/catalog/store";
import {
  buildOwned,
  buildProduct,
  buildWireOwnedProduct,
  buildWireProduct,
  createFakeCatalogGateway,
} from "@shop/catalog/testing";
import { ok } from "@shop/kernel";
import { createFakeClock, createMemoryStorage } from "@shop/kernel/testing";
import { expect, test } from "vitest";
import { createShelfStore } from "./personal-shelf.ts";

const PART = buildWireProduct({ name: "faMicAlign", price: { EUR: 4000, USD: 4400, JPY: 600_000 } });
const OTHER = buildWireProduct({ name: "faCabRoom", price: { EUR: 6000, USD: 6600, JPY: 900_000 } });
const BUNDLE = buildProduct({
  type: "bundle",
  price: { EUR: 8000, USD: 8800, JPY: 1_200_000 },
  included_products: ["faMicAlign", "faCabRoom"],
});

function buildWorld(user = buildUser()) {
  const { auth } = buildAuthWorld({ visitor: user });
  const gateway = createFakeCatalogGateway();
  gateway.products = ok([PART, OTHER]);
  gateway.owned = ok(buildOwned({ plugin: [buildWireOwnedProduct()] }));
  const clock = createFakeClock();
  const catalog = createCatalogStore({ gateway, clock, storage: createMemoryStorage(), log: () => {} });
  const store = createShelfStore({ auth, catalog });
  const price = () => store.getState().shelf?.priceOf(BUNDLE, "EUR").priceMinor ?? null;
  return { auth, catalog, price };
}

test("[PRICE-05] [CAT-09] a customer's shelf follows the login, what is owned and the catalogue; a visitor has none", async () => {
  const { auth, catalog, price } = buildWorld();
  expect(price()).toBeNull();
  await auth.start();
  expect(price()).toBe(6800);
  await catalog.loadOwned();
  expect(price()).toBe(6800);
  await catalog.load();
  expect(price()).toBe(4080);
  auth.endSession();
  expect(price()).toBeNull();
});

test("[PRICE-06] [PRICE-08] the points of a first purchase and of a grant are in a customer's prices", async () => {
  const { auth, price } = buildWorld(buildUser({ priceFacts: { hasFirstPurchase: true, eduPercent: 10 } }));
  await auth.start();
  expect(price()).toBe(5600);
});
