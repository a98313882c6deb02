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
  return showIn("paid", names);
}

const CLOSED = {
  number: 16,
  href: "/account/orders/16",
  title: "Order 16",
  date: "1 January 2026",
  items: "faMicAlign, faGate",
  total: "78€",
};

async function showIn(state: "paid" | "pending", names: readonly string[]) {
  const items = names.map((name) => ({ name, quantity: "", href: `/account/owned?product=${name.toLowerCase()}` }));
  const row = { number: 17, href: "/account/orders/17", title: "Order 17", date: "2 January 2026", total: "98€" };
  const invoice = state === "paid" ? "Invoice 2026-000012" : null;
  const orders = [{ ...row, items, state, status: "The state", invoice }];
  const pictures = Object.fromEntries(names.map((name) => [name, PICTURE]));
  const { rail } = buildAccountData();
  const page = (
    <OrdersPage
      texts={orderTexts.en}
      gateTexts={accountPageTexts.en}
      rail={rail}
      pictures={pictures}
      orders={orders}
      closed={[]}
    />
  );
  await renderWithServices(page, { shop: createTestServices(), path: "/account/orders" });
  const item = screen.getByRole("link", { name: "Order 17" }).closest("li");
  if (!item) throw new Error("An order is a row of the list.");
  return {
    count: item.querySelectorAll(".shop-cover").length,
    more: within(item).queryByText(/^More items/)?.textContent,
  };
}

test("[ACCT-01] an order shows the drawing of each of its items", async () => {
  expect(await show("faMicAlign", "faGate")).toEqual({ count: 2, more: undefined });
});

test("[LAW-07] an order's row links to its invoice", async () => {
  await show("faMicAlign");
  expect(screen.getByRole("link", { name: "Invoice 2026-000012" }).getAttribute("href")).toBe("/account/orders/17");
});

test("an order that waits for payment leads to where it is paid; a paid one doesn't", async () => {
  await showIn("pending", ["faMicAlign"]);
  expect(screen.getByRole("link", { name: "Pay now" }).getAttribute("href")).toBe("/account/orders/17");
  cleanup();
  await show("faMicAlign");
  expect(screen.queryByRole("link", { name: "Pay now" })).toBeNull();
});

test("an invoice's number doesn't break at its hyphen", async () => {
  await show("faMicAlign");
  expect(screen.getByText("2026-000012").className).toBe("whitespace-nowrap");
});

test("[ACCT-01] of more than six items it shows six, and a link to the others", async () => {
  const names = [
    "faMicAlign",
    "faGate",
    "faIR Modern Rock",
    "faCabRoom",
    "faGainTrim",
    "faIR Jazz Box",
    "faTrackAlign",
  ];
  expect(await show(...names)).toEqual({ count: 6, more: "More items: 1" });
  expect(screen.getByRole("link", { name: "More items: 1" }).getAttribute("href")).toBe("/account/orders/17");
});

test("[ACCT-01] an item leads to its key and its files", async () => {
  await show("faMicAlign");
  const item = screen.getByRole("link", { name: "faMicAlign" });
  expect(item.getAttribute("href")).toBe("/account/owned?product=famicalign");
});

test("[ACCT-01] orders that were closed without payment are folded below the others, and lead to their own pages", async () => {
  const { rail } = buildAccountData();
  const page = (
    <OrdersPage
      texts={orderTexts.en}
      gateTexts={accountPageTexts.en}
      rail={rail}
      pictures={{}}
      orders={[]}
      closed={[CLOSED]}
    />
  );
  await renderWithServices(page, { shop: createTestServices(), path: "/account/orders" });
  const details = screen.getByText("Closed without payment: 1").closest("details");
  if (!details) throw new Error("Closed orders are folded.");
  expect(details.open).toBe(false);
  expect(details.querySelector("li")?.textContent).toBe("Order 161 January 2026faMicAlign, faGate78€");
  expect(details.querySelector("a")?.getAttribute("href")).toBe("/account/orders/16");
  expect(screen.getByText("No orders yet")).toBeTruthy();
});

test("where no order was closed, nothing is folded", async () => {
  await show("faMicAlign");
  expect(screen.queryByText(/^Closed without payment/)).toBeNull();
});
