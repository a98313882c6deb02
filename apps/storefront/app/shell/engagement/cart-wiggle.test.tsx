// @vitest-environment jsdom
import { valid } from "@shop/api-client/testing";
import { EngagementProvider } from "@shop/engagement/react";
import { buildAttention } from "@shop/engagement/testing";
import { act, cleanup } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { createTestServices } from "../../testing/create-test-services.ts";
import { EMPTY_WIRE_CART } from "../../testing/fake-environment.ts";
import { renderWithServices } from "../../testing/render-with-services.tsx";
import { CartWiggle } from "./cart-wiggle.tsx";

afterEach(cleanup);

const LINE = { id: "p1", name: "faMicAlign", quantity: 1, price: 4900, price_discount: 4900 };

async function openPage({ isFull = true } = {}) {
  const shop = createTestServices();
  const { clock, host, wiggles, wiggleCart } = shop.environment;
  if (isFull)
    host.reply("getCart", valid({ ...EMPTY_WIRE_CART, products: [LINE], total_regular: 4900, total_discount: 4900 }));
  const { attention } = buildAttention({ clock });
  await renderWithServices(
    <EngagementProvider attention={attention}>
      <CartWiggle wiggle={wiggleCart} />
    </EngagementProvider>,
    { shop },
  );
  return { attention, wiggles, wait: (ms: number) => act(() => clock.advanceAsync(ms)), cart: shop.services.cart };
}

test("[SHELL-08] the cart icon wiggles every 30 seconds while something is in the cart, for less than one", async () => {
  const { wiggles, wait } = await openPage();
  await wait(29_999);
  expect(wiggles).toEqual([]);
  await wait(1);
  expect(wiggles).toEqual([true]);
  await wait(999);
  expect(wiggles).toEqual([true, false]);
  await wait(29_001);
  expect(wiggles).toEqual([true, false, true]);
});

test("[SHELL-08] an empty cart's icon doesn't wiggle", async () => {
  const { wiggles, wait } = await openPage({ isFull: false });
  await wait(120_000);
  expect(wiggles).toEqual([]);
});

test("[SHELL-08] [ENGAGE-12] it doesn't wiggle while a pop-up is shown or has to be silent", async () => {
  const { attention, wiggles, wait } = await openPage();
  const speak = attention.silence("typing");
  await wait(30_000);
  speak();
  const withdraw = attention.ask({ kind: "sale", id: "1", earliestMs: 0 });
  await wait(30_000);
  withdraw();
  expect(wiggles).toEqual([]);
  await wait(30_000);
  expect(wiggles).toEqual([true]);
});

test("[SHELL-08] a cart that is emptied in the middle of it stops it", async () => {
  const { wiggles, wait, cart } = await openPage();
  await wait(30_000);
  await act(async () => cart.forget());
  expect(wiggles).toEqual([true, false]);
  await wait(60_000);
  expect(wiggles).toEqual([true, false]);
});
