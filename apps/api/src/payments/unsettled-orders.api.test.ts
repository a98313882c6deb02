import { afterAll, beforeAll, expect, test } from "vitest";
import { createPayingTestApp, importTestContent, newPayingCustomer, type PayingTestApp } from "../testing/index.ts";
import { findUnsettledOrders, noteUnanswered, type UnsettledPlace } from "./unsettled-orders.ts";

let shop: PayingTestApp;
beforeAll(async () => {
  shop = await createPayingTestApp();
  await importTestContent(shop.deps);
});
afterAll(() => shop.close());

test("page by page every order comes once: first those that never lacked a response, by number, then by how long ago one was missing", async () => {
  const ids: string[] = [];
  for (let count = 0; count < 6; count += 1) {
    ids.push((await (await newPayingCustomer(shop)).orderCart({ faAlign: 1 })).id);
  }
  const [lately, never, longAgo, sameMoment, neverEither, alsoSameMoment] = ids as [string, ...string[]];
  const nowMs = shop.clock.nowMs();
  await noteUnanswered(shop.db, lately, new Date(nowMs + 2));
  for (const id of [alsoSameMoment, sameMoment]) await noteUnanswered(shop.db, id ?? "", new Date(nowMs + 1));
  await noteUnanswered(shop.db, longAgo ?? "", new Date(nowMs));

  const about = {
    provider: shop.deps.payments.name,
    createdBefore: new Date(nowMs),
    closedSince: new Date(0),
    limit: 1,
  };
  const seen: string[] = [];
  let after: UnsettledPlace | null = null;
  for (;;) {
    const [order] = await findUnsettledOrders(shop.db, { ...about, after });
    if (!order || seen.length > ids.length) break;
    seen.push(order.id);
    after = order;
  }
  expect(seen).toEqual([never, neverEither, longAgo, sameMoment, alsoSameMoment, lately]);
});
