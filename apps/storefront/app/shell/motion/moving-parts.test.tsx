// @vitest-environment jsdom
import { valid } from "@shop/api-client/testing";
import { act, cleanup } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { createTestServices } from "../../testing/create-test-services.ts";
import { EMPTY_WIRE_CART } from "../../testing/fake-environment.ts";
import { renderWithServices } from "../../testing/render-with-services.tsx";
import { MovingParts } from "./moving-parts.tsx";

afterEach(cleanup);

async function renderMoving(quantity: number) {
  const shop = createTestServices();
  const line = { id: "p1", name: "faMicAlign", quantity, price: 4900, price_discount: 4900 };
  const total = quantity * 4900;
  const cart = { ...EMPTY_WIRE_CART, products: [line], total_regular: total, total_discount: total };
  shop.environment.host.reply("getCart", valid(cart));
  const lit: number[] = [];
  const watches: string[] = [];
  const motion = {
    watchPrices: () => {
      watches.push("begin");
      return () => void watches.push("end");
    },
    showCart: (segments: number) => void lit.push(segments),
  };
  await renderWithServices(<MovingParts motion={motion} />, { shop });
  return { lit, watches, cart: shop.services.cart };
}

test("[SHELL-02] the cart's meter lights a segment for each item, five at most", async () => {
  expect((await renderMoving(3)).lit.at(-1)).toBe(3);
  expect((await renderMoving(12)).lit.at(-1)).toBe(5);
});

test("[SHELL-02] an emptied cart lights none", async () => {
  const { lit, cart } = await renderMoving(2);
  await act(async () => cart.forget());
  expect(lit.slice(-2)).toEqual([2, 0]);
});

test("prices are watched as long as the page is there", async () => {
  const { watches } = await renderMoving(1);
  expect(watches).toEqual(["begin"]);
  cleanup();
  expect(watches).toEqual(["begin", "end"]);
});
