// @vitest-environment jsdom
import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { buildAccountData } from "../../testing/build-account-data.ts";
import { createTestServices } from "../../testing/create-test-services.ts";
import { renderWithServices } from "../../testing/render-with-services.tsx";
import { accountPageTexts } from "../account/messages/index.ts";
import { orderTexts } from "./messages/index.ts";
import { OrdersPage } from "./orders-page.tsx";

afterEach(cleanup);

const PICTURE = { dark: "/media/dark.svg", light: "/media/light.svg", alt: "", width: 190, height: 120 };

async function show(...names: readonly string[]) {
  const row = { number: 17, href: "/account/orders/17", title: "Order 17", date: "2 January 2026", total: "98€" };
  const orders = [{ ...row, names, products: names.join(", "), status: "Paid", invoice: "Invoice 2026-000012" }];
  const pictures = Object.fromEntries(names.map((name) => [name, PICTURE]));
  const { rail } = buildAccountData();
  const page = (
    <OrdersPage texts={orderTexts.en} gateTexts={accountPageTexts.en} rail={rail} pictures={pictures} orders={orders} />
  );
  await renderWithServices(page, { shop: createTestServices(), path: "/account/orders" });
  const item = screen.getByRole("link", { name: "Order 17" }).closest("li");
  if (!item) throw new Error("An order is a row of the list.");
  return { count: item.querySelectorAll(".shop-cover").length, more: within(item).queryByText(/^\+/)?.textContent };
}

test("[ACCT-01] an order shows the drawing of each of its items", async () => {
  expect(await show("faMicAlign", "faGate")).toEqual({ count: 2, more: undefined });
});

test("[LAW-07] an order's row links to its invoice", async () => {
  await show("faMicAlign");
  expect(screen.getByRole("link", { name: "Invoice 2026-000012" }).getAttribute("href")).toBe("/account/orders/17");
});

test("[ACCT-01] of more than three it shows three drawings and the number of the others", async () => {
  expect(await show("faMicAlign", "faGate", "faIR Modern Rock", "faCabRoom", "faGainTrim")).toEqual({
    ...{ count: 3, more: "+2" },
  });
});
