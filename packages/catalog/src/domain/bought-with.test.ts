import { FAKE_NOW_MS } from "@shop/kernel/testing";
import { expect, test } from "vitest";
import { buildWireOwned, buildWireOwnedProduct } from "../testing/index.ts";
import { boughtWith } from "./bought-with.ts";
import { normaliseOwned } from "./owned-products.ts";

const MINUTE_MS = 60_000;

function ownedWith(orderId: string | null, addedMs: number) {
  const licence = { id: "licence-1", url: "/l/1", date_added: new Date(addedMs).toISOString(), order_id: orderId };
  return normaliseOwned({
    ...buildWireOwned(),
    bundle: [],
    samplepack: [],
    other: [],
    plugin: [buildWireOwnedProduct({ name: "faMicAlign", licenses: [licence] })],
  });
}

test.each([
  ["a licence of the order", "order-1", FAKE_NOW_MS - 60 * MINUTE_MS, "order-1", ["faMicAlign"]],
  ["a licence of another order", "order-2", FAKE_NOW_MS, "order-1", []],
  ["a licence that was given, however new", null, FAKE_NOW_MS, null, []],
  ["without an order's id, a licence bought just now", "order-1", FAKE_NOW_MS - 14 * MINUTE_MS, null, ["faMicAlign"]],
  ["without an order's id, a licence bought a while ago", "order-1", FAKE_NOW_MS - 15 * MINUTE_MS, null, []],
] as const)("%s is %o", (_case, licenceOrder, addedMs, orderId, names) => {
  const since = new Date(FAKE_NOW_MS - 15 * MINUTE_MS).toISOString();
  const bought = boughtWith(ownedWith(licenceOrder, addedMs), orderId, since);
  expect(bought.map(({ name }) => name)).toEqual(names);
});
