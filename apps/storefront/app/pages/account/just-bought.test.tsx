// @vitest-environment jsdom
import { SAMPLE_ORDER, valid } from "@shop/api-client/testing";
import { buildWireOwned, buildWireOwnedProduct } from "@shop/catalog/testing";
import { FAKE_NOW_MS } from "@shop/kernel/testing";
import type { RaisedOf } from "@shop/tracking";
import { buildTracker } from "@shop/tracking/testing";
import { act, cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test } from "vitest";
import { purchaseOfOrder } from "../../composition/tracking/purchase-of-order.ts";
import { en } from "../../messages/account/en.ts";
import { buildAccountData } from "../../testing/build-account-data.ts";
import { createTestServices } from "../../testing/create-test-services.ts";
import { renderWithServices } from "../../testing/render-with-services.tsx";
import { AccountPage } from "./account-page.tsx";

afterEach(cleanup);

const licence = (orderId: string | null) => ({
  id: "l1",
  url: "/licences/1",
  date_added: new Date(FAKE_NOW_MS - 1000).toISOString(),
  key: "AAAA-BBBB",
  order_id: orderId,
});
const owning = (name: string, orderId: string | null) =>
  buildWireOwned({ plugin: [buildWireOwnedProduct({ name, licenses: [licence(orderId)] })] });
const GIVEN = owning("faFree", null);

const NO_TRACKER = { raise: () => {}, leave: async () => {}, stay: () => {}, end: () => {} };

/** The landing page after paying order o1, with the successive results of the licence queries. */
async function renderLanding(...looks: ReturnType<typeof buildWireOwned>[]) {
  const shop = createTestServices();
  shop.services.lastOrder.remember("o1");
  shop.environment.host.reply("getOwnedProducts", ...looks.map(valid));
  return renderWithServices(<AccountPage {...buildAccountData()} />, {
    shop,
    isLoggedIn: true,
    path: "/account?source=purchase",
  });
}
const pass = (shop: Awaited<ReturnType<typeof renderLanding>>, ms: number) =>
  act(async () => {
    await shop.environment.clock.advanceAsync(ms);
    await shop.settle();
  });

test("[PAY-04] until the webhook has come the landing says that the licence is being made, and checks again by itself", async () => {
  const shop = await renderLanding(GIVEN, GIVEN, owning("faMicAlign", "o1"));
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Your purchase");

  await pass(shop, 0);
  expect(screen.getByText("Payment received, your licence is being made.")).toBeTruthy();

  // Their place is there before them.
  expect(screen.getByRole("heading", { level: 2, name: en.newLicence })).toBeTruthy();

  await pass(shop, 1_500);
  expect(screen.getByText("Thank you. Your purchase is complete.")).toBeTruthy();
  expect(screen.getAllByRole("heading", { level: 2 })[0]?.textContent).toBe(en.newLicence);
  const looks = shop.environment.host.requestsOf("getOwnedProducts").length;
  await pass(shop, 60_000);
  expect(shop.environment.host.requestsOf("getOwnedProducts")).toHaveLength(looks);
});

test("[PAY-04] the cart is loaded again once the licence is there, also for one more seat of a product that was owned", async () => {
  const shop = await renderLanding(owning("faMicAlign", "o0"), owning("faMicAlign", "o0"), owning("faMicAlign", "o1"));
  const { host } = shop.environment;
  const before = host.requestsOf("getCart").length;
  await pass(shop, 0);
  expect(host.requestsOf("getCart")).toHaveLength(before);
  await pass(shop, 1_500);
  expect(screen.getByText("Thank you. Your purchase is complete.")).toBeTruthy();
  expect(host.requestsOf("getCart")).toHaveLength(before + 1);
});

test("[ROUTE-09] the landing raises the purchase once; coming back to it raises nothing", async () => {
  const shop = createTestServices();
  const raised: unknown[] = [];
  shop.page.events.connect(NO_TRACKER, ({ event }) => raised.push(event));
  const money = { valueMinor: 7252, currency: "EUR", basis: "gross" } as const;
  const purchase: RaisedOf<"purchase"> = {
    name: "purchase",
    data: { orderId: "o1", items: [{ name: "faMicAlign" }], money },
  };
  shop.services.paid.keep(purchase);
  shop.environment.host.reply("getOwnedProducts", valid(GIVEN));
  const landing = { shop, isLoggedIn: true, path: "/account?source=purchase" };
  await renderWithServices(<AccountPage {...buildAccountData()} />, landing);
  expect(raised).toEqual([purchase]);
  cleanup();
  await renderWithServices(<AccountPage {...buildAccountData()} />, landing);
  expect(raised).toHaveLength(1);
});

describe("a payment in the provider's own tab", () => {
  const PAID_AT_MS = FAKE_NOW_MS - 1000;
  const ORDER = { ...SAMPLE_ORDER, id: "o7", status: "paid", paid_at: new Date(PAID_AT_MS).toISOString() } as const;

  /** A tab that has paid in no dialog: it has tracking, and what tracking gets is listed. */
  async function landInOtherTab(order: Partial<typeof SAMPLE_ORDER> = {}) {
    const shop = createTestServices();
    const raised: unknown[] = [];
    const { tracker } = buildTracker();
    await shop.page.tracking.load();
    shop.page.events.connect(tracker, ({ event, atMs }) => raised.push([event.name, event.data, atMs]));
    shop.environment.host.reply("getOwnedProducts", valid(owning("faMicAlign", "o7")));
    shop.environment.host.reply("getOrder", valid({ ...ORDER, ...order }));
    const landing = { shop, isLoggedIn: true, path: "/account?source=purchase" };
    await renderWithServices(<AccountPage {...buildAccountData()} />, landing);
    return { shop, raised };
  }

  test("[ROUTE-09] the landing reads the order and raises its purchase, as of the moment when it was paid", async () => {
    const { raised, shop } = await landInOtherTab();
    expect(shop.environment.host.requestsOf("getOrder")).toMatchObject([{ json: { request: { order: "o7" } } }]);
    expect(raised).toEqual([["purchase", purchaseOfOrder({ ...SAMPLE_ORDER, id: "o7" }).data, PAID_AT_MS]]);
  });

  test("[ROUTE-09] an order that isn't paid, or no more, is no purchase", async () => {
    expect((await landInOtherTab({ status: "refunded" })).raised).toEqual([]);
  });

  test("[ROUTE-09] [TRACK-01] without tracking no order is read", async () => {
    const shop = await renderLanding(owning("faMicAlign", "o1"));
    expect(shop.environment.host.requestsOf("getOrder")).toEqual([]);
  });
});

test("[PAY-04] the new licence's key is typed in the first time, and whole from the start; coming back to it, it is there at once", async () => {
  const shop = createTestServices();
  shop.services.lastOrder.remember("o1");
  shop.environment.host.reply("getOwnedProducts", valid(owning("faMicAlign", "o1")));
  const landing = { shop, isLoggedIn: true, path: "/account?source=purchase" };
  const isTyped = () => screen.getByText("AAAA-BBBB").hasAttribute("data-new");
  await renderWithServices(<AccountPage {...buildAccountData()} />, landing);
  expect(isTyped()).toBe(true);
  cleanup();
  await renderWithServices(<AccountPage {...buildAccountData()} />, landing);
  expect(isTyped()).toBe(false);
});

test("[PAY-04] where the webhook doesn't come, the landing says after two minutes what is safe and what to do, and stops checking", async () => {
  const shop = await renderLanding(GIVEN);
  for (let look = 0; look < 9; look += 1) await pass(shop, 10_000);
  expect(screen.getByText("Payment received, your licence is being made.")).toBeTruthy();
  for (let look = 0; look < 9; look += 1) await pass(shop, 10_000);

  expect(screen.getByText("Your licence is taking longer than usual.")).toBeTruthy();
  expect(screen.getByText(/The payment is safe\..*write to us/)).toBeTruthy();
  const looks = shop.environment.host.requestsOf("getOwnedProducts").length;
  await pass(shop, 60_000);
  expect(shop.environment.host.requestsOf("getOwnedProducts")).toHaveLength(looks);

  shop.environment.host.reply("getOwnedProducts", valid(GIVEN), valid(owning("faMicAlign", "o1")));
  await userEvent.click(screen.getByRole("button", { name: "Look again" }));
  expect(screen.getByText("Payment received, your licence is being made.")).toBeTruthy();
  await pass(shop, 1_500);
  expect(screen.getByText("Thank you. Your purchase is complete.")).toBeTruthy();
});

test("[PAY-04] a licence of an earlier order isn't taken for this purchase's", async () => {
  const shop = await renderLanding(owning("faMicAlign", "o0"), owning("faMicAlign", "o0"));
  await pass(shop, 0);
  expect(screen.getByText("Payment received, your licence is being made.")).toBeTruthy();
});

test("[PAY-04] what was bought is listed once; the account lists all that is owned", async () => {
  const shop = createTestServices();
  shop.services.lastOrder.remember("o1");
  shop.environment.host.reply("getOwnedProducts", valid(owning("faMicAlign", "o1")));
  const page = <AccountPage {...buildAccountData({ owned: owning("faMicAlign", "o1") })} />;
  await renderWithServices(page, { shop, isLoggedIn: true, path: "/account?source=purchase" });
  expect(screen.getAllByRole("link", { name: "faMicAlign" })).toHaveLength(1);
  expect(screen.getByRole("article", { name: "faMicAlign" })).toBeTruthy();
  const all = screen.getByRole("link", { name: "All your products, with their keys and downloads" });
  expect(all.getAttribute("href")).toBe("/account");
  cleanup();
  await renderWithServices(page, { shop: createTestServices(), isLoggedIn: true, path: "/account" });
  expect(screen.getAllByRole("link", { name: "faMicAlign" })).toHaveLength(1);
  expect(screen.queryByRole("link", { name: /^All your products/ })).toBeNull();
});

test("without a purchase the account page says nothing of one", async () => {
  const shop = createTestServices();
  await renderWithServices(<AccountPage {...buildAccountData()} />, { shop, isLoggedIn: true, path: "/account" });
  expect(screen.queryByText(/Payment received|Thank you/)).toBeNull();
});

test("[PAY-04] a bought bundle shows its parts with their keys and downloads, and never that there is nothing to download", async () => {
  const bought = (id: string) => [{ ...licence("o1"), id, key: `KEY-${id}` }];
  const parts = ["faMicAlign", "faGate"].map((name) => buildWireOwnedProduct({ name, licenses: bought(name) }));
  const bundle = buildWireOwnedProduct({
    ...{ name: "Starter", type: "bundle", licenses: bought("b"), downloads: [] },
    included_products: ["faMicAlign", "faGate"],
  });
  await renderLanding(buildWireOwned({ bundle: [bundle], plugin: parts }));

  const card = screen.getByRole("article", { name: "Starter" });
  expect(screen.getAllByRole("article")).toEqual([card]);
  for (const name of ["faMicAlign", "faGate"]) {
    const part = within(within(card).getByRole("region", { name }));
    expect(part.getByRole("button", { name: `Copy the licence key of ${name}` })).toBeTruthy();
    expect(part.getByText(`KEY-${name}`)).toBeTruthy();
    expect(within(part.getByRole("list", { name: `Downloads of ${name}` })).getAllByRole("listitem")).toHaveLength(2);
    expect(part.getByRole("link", { name: `Download ${name} for Windows` }).getAttribute("href")).toBe("/download/win");
  }
  expect(screen.queryByText(/nothing to download/)).toBeNull();
});

test.each([
  [14 * 60_000, "Thank you. Your purchase is complete."],
  [16 * 60_000, "Payment received, your licence is being made."],
])(
  "[PAY-04] in a tab that doesn't know its order, a licence bought %i ms ago is read as '%s'",
  async (agoMs, shown) => {
    const shop = createTestServices();
    const bought = { ...licence("o7"), date_added: new Date(FAKE_NOW_MS - agoMs).toISOString() };
    const owned = buildWireOwned({ plugin: [buildWireOwnedProduct({ name: "faMicAlign", licenses: [bought] })] });
    shop.environment.host.reply("getOwnedProducts", valid(owned));
    await renderWithServices(<AccountPage {...buildAccountData()} />, {
      shop,
      isLoggedIn: true,
      path: "/account?source=purchase",
    });
    await pass(shop, 0);
    expect(screen.getByText(shown)).toBeTruthy();
  },
);
