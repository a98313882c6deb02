import { createFakeApiClient, SAMPLE_ORDER, SAMPLE_ORDER_HEAD } from "@shop/api-client/testing";
import { buildWireOwned } from "@shop/catalog/testing";
import { fail, ok } from "@shop/kernel";
import type { LoaderFunctionArgs } from "react-router";
import { expect, test } from "vitest";
import { buildStorefrontContext } from "../../testing/build-storefront-context.ts";
import { buildVisitor } from "../../testing/build-visitor.ts";
import { loadOrder, loadOrders } from "./orders.server.ts";

function open(visitor = buildVisitor(), number = "17") {
  const api = createFakeApiClient();
  api.answer("getAllProducts", ok({ result: [] }));
  const context = buildStorefrontContext({ api, visitor: () => visitor });
  const request = new Request(`https://shop.example/account/orders/${number}`);
  return { context, request, params: { number } } as unknown as LoaderFunctionArgs;
}

test("the orders are the customer's own, and cookies that were set on the way are passed on", async () => {
  const visitor = buildVisitor();
  visitor.api.answer("listOrders", ok({ orders: [SAMPLE_ORDER_HEAD], closed_orders: [] }));
  visitor.api.answer("getOwnedProducts", ok(buildWireOwned()));
  const page = await loadOrders(open(visitor));
  expect(page.data.orders?.map(({ title }) => title)).toEqual(["Order 17"]);
  expect(new Headers(page.init?.headers).getSetCookie()).toEqual(["shop_access_token=fresh; path=/"]);
});

test("[ACCT-01] an order that was closed without payment is apart from the others, in one line of words", async () => {
  const visitor = buildVisitor();
  const closed = { ...SAMPLE_ORDER_HEAD, number: 16, status: "closed" as const, invoice_number: null, paid_at: null };
  visitor.api.answer("listOrders", ok({ orders: [], closed_orders: [closed] }));
  visitor.api.answer("getOwnedProducts", ok(buildWireOwned()));
  const page = await loadOrders(open(visitor));
  expect(page.data.orders).toEqual([]);
  expect(page.data.closed).toEqual([
    {
      ...{ number: 16, href: "/account/orders/16", title: "Order 16" },
      ...{ date: "2 January 2026", items: "faGainTrim", total: "72.52€" },
    },
  ]);
});

test("[LAW-07] an order is found by the number in the address", async () => {
  const visitor = buildVisitor();
  visitor.api.answer("getOrder", ok(SAMPLE_ORDER));
  visitor.api.answer("getOwnedProducts", ok(buildWireOwned()));
  expect((await loadOrder(open(visitor))).data.order?.invoice).toBe("Invoice 2026-000012");
  expect(visitor.api.calls).toMatchObject([
    { name: "getOrder", request: { order: "17" } },
    { name: "getOwnedProducts", request: {} },
  ]);
});

test("[ACCT-01] orders are shown without the count of updates where the owned products can't be loaded", async () => {
  const visitor = buildVisitor();
  visitor.api.answer("listOrders", ok({ orders: [SAMPLE_ORDER_HEAD], closed_orders: [] }));
  visitor.api.refuse("getOwnedProducts", { code: "api.unreachable" });
  const { rail } = (await loadOrders(open(visitor))).data;
  expect(rail?.entries.map(({ place, count }) => [place, count])).toEqual([
    ["products", null],
    ["updates", null],
    ["orders", null],
    ["licences", null],
    ["settings", null],
  ]);
});

test("a visitor is asked to log in, and one without a cookie isn't even looked up", async () => {
  const visitor = buildVisitor();
  visitor.api.refuse("getOrder", { code: "api.loginRequired" });
  expect((await loadOrder(open(visitor))).data.order).toBeNull();
  const stranger = buildVisitor({ isKnown: false });
  expect((await loadOrders(open(stranger))).data.orders).toBeNull();
  expect(stranger.api.calls).toEqual([]);
});

test.each([
  ["[ROUTE-13]", "order.notFound", 404],
  ["[ROUTE-13]", "api.badRequest", 404],
  ["[SAFE-25]", "api.unreachable", 503],
])("%s an order that is rejected with %s is a %i", async (_id, code, status) => {
  const visitor = buildVisitor();
  visitor.api.answer("getOrder", fail({ code }));
  await expect(loadOrder(open(visitor))).rejects.toMatchObject({ init: { status } });
});
