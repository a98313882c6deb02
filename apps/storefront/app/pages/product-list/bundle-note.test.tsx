// @vitest-environment jsdom
import { createFakeApiClient } from "@shop/api-client/testing";
import { buildWireProduct } from "@shop/catalog/testing";
import { ok } from "@shop/kernel";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { buildStorefrontContext } from "../../testing/build-storefront-context.ts";
import { expectAccessible } from "../../testing/expect-accessible.ts";
import { renderWithServices } from "../../testing/render-with-services.tsx";
import { ComparableTiles } from "./comparable-tiles.tsx";
import * as list from "./product-list-route.tsx";

afterEach(cleanup);

const inEuros = (eur: number) => ({ EUR: eur, USD: eur, JPY: eur * 100 });
const DELAY = buildWireProduct({ name: "Delay", price: inEuros(3000), total_discount: 10 });
const TRIM = buildWireProduct({ name: "Trim", price: inEuros(2000) });
const PAIR = { type: "bundle" as const, included_products: ["Delay", "Trim"] };

/** The list of bundles, in which this one was found. */
async function show(bundle: Parameters<typeof buildWireProduct>[0]) {
  const api = createFakeApiClient();
  const found = buildWireProduct({ name: "Pair", ...PAIR, ...bundle });
  api.answer("searchProducts", ok({ products: [found], total: 1, counts: {}, read_as: [] }));
  api.answer("getAllProducts", ok({ result: [found, DELAY, TRIM] }));
  const request = new Request("https://shop.example/products/bundles");
  const context = buildStorefrontContext({ api });
  const { products, parts, texts } = await list.loader({ request, context, params: {} } as never);
  await renderWithServices(<ComparableTiles products={products} parts={parts} listName="Bundles" texts={texts} />);
  const text = screen.getByText(/2 products/).textContent;
  return { parts: parts.map(({ name }) => name), text };
}

test("[CAT-09] a list of bundles says how many products each has, and what it saves beside their current prices", async () => {
  const shown = await show({ price: inEuros(3500) });
  expect(shown.parts).toEqual(["Delay", "Trim"]);
  expect(shown.text).toContain("You save 12€");
  await expectAccessible();
});

test("[CAT-09] a bundle that costs as much as its parts on sale says nothing of a saving", async () => {
  expect((await show({ price: inEuros(4700) })).text).toBe("2 products");
});
