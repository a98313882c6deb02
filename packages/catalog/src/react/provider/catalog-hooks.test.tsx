// @vitest-environment jsdom
import { ok } from "@shop/kernel";
import { createFakeClock, createMemoryStorage } from "@shop/kernel/testing";
import { act, cleanup, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test } from "vitest";
import { createCatalogStore } from "../../store/catalog-store.ts";
import { buildOwned, buildWireOwnedProduct, buildWireProduct, createFakeCatalogGateway } from "../../testing/index.ts";
import { useCatalog, useLicence, useOwned, useProduct } from "./catalog-hooks.ts";
import { CatalogProvider } from "./catalog-provider.tsx";

afterEach(cleanup);

function buildStore(isPageGiven = false) {
  const gateway = createFakeCatalogGateway();
  gateway.owned = ok(buildOwned({ plugin: [buildWireOwnedProduct()] }));
  const clock = createFakeClock();
  const initial = isPageGiven ? { products: [buildWireProduct()], loadedAtMs: clock.nowMs() } : undefined;
  return createCatalogStore({ gateway, clock, storage: createMemoryStorage(), log: () => {}, initial });
}

function Facts() {
  const product = useProduct("famicalign");
  const licence = useLicence("faMicAlign");
  const { status, owned } = useOwned();
  const isFallback = useCatalog((state) => state.isFallback);
  const facts = [product?.name ?? "no product", licence.licenseId ?? "no licence", status, owned?.plugin.length ?? 0];
  return <p>{[...facts, isFallback ? "fallback" : "real"].join(", ")}</p>;
}

test("hooks follow the store: product, licence, what is owned", async () => {
  const store = buildStore();
  render(
    <CatalogProvider store={store}>
      <Facts />
    </CatalogProvider>,
  );
  expect(screen.getByText("no product, no licence, idle, 0, real")).toBeTruthy();
  await act(async () => {
    await store.load();
    await store.loadOwned();
  });
  expect(screen.getByText("faMicAlign, licence-1, ready, 1, real")).toBeTruthy();
  act(() => store.clearOwned());
  expect(screen.getByText("faMicAlign, no licence, idle, 0, real")).toBeTruthy();
});

test("a server renders the products that came with the page", () => {
  const markup = renderToString(
    <CatalogProvider store={buildStore(true)}>
      <Facts />
    </CatalogProvider>,
  );
  expect(markup).toContain("faMicAlign, no licence, idle, 0, real");
});

test("a hook without a store is a programmer's mistake", () => {
  expect(() => renderToString(<Facts />)).toThrow("put a CatalogProvider with a store around");
});
