import { fail, ok, type Result } from "@shop/kernel";
import { expect, test } from "vitest";
import { licenceOf } from "../domain/licence-map.ts";
import type { OwnedProducts } from "../domain/owned-products.ts";
import { buildCatalogWorld } from "../testing/build-catalog-world.ts";
import { buildOwned, buildWireOwnedProduct, FAKE_TICKET, UNREACHABLE } from "../testing/index.ts";

test("[CAT-06] what the user owns is loaded with its licence map, and forgotten after logout", async () => {
  const { store, gateway } = buildCatalogWorld();
  const owned = buildOwned({ plugin: [buildWireOwnedProduct()] });
  gateway.owned = ok(owned);
  expect(await store.loadOwned()).toEqual(ok(undefined));
  expect(store.getState()).toMatchObject({ owned, ownedStatus: "ready" });
  expect(licenceOf(store.getState().licenceMap, "faMicAlign").licenseId).toBe("licence-1");
  store.clearOwned();
  expect(store.getState()).toMatchObject({ owned: null, ownedStatus: "idle" });
  expect(store.getState().licenceMap.size).toBe(0);
});

test("a response that comes after logout is dropped", async () => {
  const { store, gateway } = buildCatalogWorld();
  let answer = (_result: Result<OwnedProducts>) => {};
  gateway.owned = new Promise((resolve) => {
    answer = resolve;
  });
  const loading = store.loadOwned();
  store.clearOwned();
  answer(ok(buildOwned({ plugin: [buildWireOwnedProduct()] })));
  await loading;
  expect(store.getState()).toMatchObject({ owned: null, ownedStatus: "idle" });
});

test("what couldn't be loaded is returned as this feature's own failure, and logged as it was", async () => {
  const { store, gateway, logged } = buildCatalogWorld();
  gateway.owned = UNREACHABLE;
  expect(await store.loadOwned()).toEqual(fail({ code: "catalog.ownedUnavailable" }));
  expect(store.getState()).toMatchObject({
    ownedStatus: "failed",
    ownedFailure: { code: "catalog.ownedUnavailable" },
  });
  expect(logged).toEqual([{ code: "api.unreachable" }]);
});

test("[CAT-07] a link is requested and kept for the download dialog", async () => {
  const { store, gateway } = buildCatalogWorld();
  const request = { kind: "plugin", product: "faMicAlign", platform: "win", licenceId: "licence-1" } as const;
  expect(await store.requestDownload(request)).toEqual(ok(FAKE_TICKET));
  expect(gateway.downloadRequests).toEqual([request]);
  expect(store.getState().lastDownload).toEqual({ product: "faMicAlign", ticket: FAKE_TICKET });
});

test.each([
  ["product.notOwned", "product.notOwned"],
  ["api.timeout", "catalog.downloadFailed"],
])("a link rejected with %s fails with %s", async (code, expected) => {
  const { store, gateway } = buildCatalogWorld();
  gateway.ticket = fail({ code });
  const request = { kind: "licence", product: "faMicAlign", licenceId: "licence-1" } as const;
  expect(await store.requestDownload(request)).toEqual(fail({ code: expected }));
  expect(store.getState().lastDownload).toBeNull();
});
