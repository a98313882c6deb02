// @vitest-environment jsdom
import { valid } from "@shop/api-client/testing";
import { buildWireProduct } from "@shop/catalog/testing";
import { act, cleanup, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { WhenLoaded } from "../../shell/when-loaded.tsx";
import { createTestServices } from "../../testing/create-test-services.ts";
import { expectAccessible } from "../../testing/expect-accessible.ts";
import { EMPTY_WIRE_CART } from "../../testing/fake-environment.ts";
import { renderWithServices } from "../../testing/render-with-services.tsx";
import { EmptyOffers } from "./empty-offers.tsx";

afterEach(cleanup);

const NOTHING = { own_discount: null, total_discount: 0 };
const PRODUCTS = [
  buildWireProduct({ name: "faMicAlign", ...NOTHING }),
  buildWireProduct({ name: "faGainTrim", price: { EUR: 0, USD: 0, JPY: 0 }, ...NOTHING }),
  buildWireProduct({ name: "faPhaseScope", own_discount: 20, total_discount: 20 }),
  buildWireProduct({ name: "Not for sale", is_for_sale: false, own_discount: 20, total_discount: 20 }),
];
const LINE = { id: "p1", name: "faMicAlign", quantity: 1, price: 4900, price_discount: 4900 };

async function open(lines: readonly object[], coupons: readonly string[] = []) {
  const shop = createTestServices();
  shop.environment.host.reply("getAllProducts", valid({ result: PRODUCTS }));
  shop.environment.host.reply("getCart", valid({ ...EMPTY_WIRE_CART, products: lines, coupons }));
  await renderWithServices(
    <WhenLoaded fallback={null}>
      <EmptyOffers />
    </WhenLoaded>,
    { shop },
  );
  await act(async () => {
    await shop.services.cart.refresh();
    await shop.settle();
  });
  const namesOf = (title: string) => {
    const section = screen.getByRole("heading", { level: 2, name: title }).closest("section");
    return within(section as HTMLElement)
      .getAllByRole("heading", { level: 3 })
      .map((heading) => heading.textContent);
  };
  return { namesOf };
}

test("an empty cart shows what is reduced now and what is free, without what is owned", async () => {
  const { namesOf } = await open([]);
  expect([namesOf("Reduced now"), namesOf("Free")]).toEqual([["faPhaseScope"], ["faGainTrim"]]);
  expect(screen.getByRole("link", { name: "See all: Reduced now" }).getAttribute("href")).toBe("/sales");
  await expectAccessible();
});

test("an empty cart names the coupon that waits for its product", async () => {
  await open([], ["MODERNROCK25"]);
  expect(
    screen.getByText(
      "Waiting in your cart: MODERNROCK25. The discount comes off as soon as you add a product that it is for.",
    ),
  ).toBeTruthy();
});

test("beside a filled cart nothing else is offered", async () => {
  await open([LINE]);
  expect(screen.queryAllByRole("heading")).toEqual([]);
});
