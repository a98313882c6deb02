// @vitest-environment jsdom
import { engagementMessages } from "@shop/engagement";
import { EngagementProvider } from "@shop/engagement/react";
import { buildAttention } from "@shop/engagement/testing";
import { act, cleanup, render } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, test } from "vitest";
import { TaskPages } from "./task-pages.tsx";

afterEach(cleanup);

function openShop(path: string) {
  const { attention, clock } = buildAttention();
  const page = (
    <EngagementProvider messages={engagementMessages.en} locale="en" attention={attention}>
      <TaskPages />
    </EngagementProvider>
  );
  const router = createMemoryRouter([{ path: "*", element: page }], { initialEntries: [path] });
  render(<RouterProvider router={router} />);
  attention.ask({ kind: "sale", id: "1", earliestMs: 0 });
  const go = (to: string) => act(() => router.navigate(to));
  return { go, clock, shown: () => attention.getState().shown?.kind ?? null };
}

test("[ENGAGE-12] a pop-up that is due waits until the shopper has left the orders", async () => {
  const { go, clock, shown } = openShop("/de/account/orders");
  const seen = [shown()];
  await go("/de/account");
  clock.advance(60_000);
  seen.push(shown());
  await go("/de/shop");
  clock.advance(5_000);
  expect([...seen, shown()]).toEqual([null, null, "sale"]);
});

test("[ENGAGE-12] one that is shown goes when the shopper opens the cart", async () => {
  const { go, shown } = openShop("/shop");
  const before = shown();
  await go("/cart");
  expect([before, shown()]).toEqual(["sale", null]);
});
