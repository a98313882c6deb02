import { DEFAULT_OPERATION_IDS } from "@shop/api-client/contract";
import { expect, test } from "vitest";
import { createTestApp } from "../testing/index.ts";

const ADD = `/v1/${DEFAULT_OPERATION_IDS.addToCart}`;

test("[SAFE-20] calls are counted for each place, and a flood gets 429", async () => {
  const own = await createTestApp();
  const statuses = new Set<number>();
  const flood = own.newBrowser({ address: "192.0.2.77" });
  const call = () => flood.fetch(ADD, { method: "POST", headers: { "content-type": "text/plain" } });
  for (let count = 0; count < 1200; count += 1) statuses.add((await call()).status);
  expect([...statuses]).toEqual([415]);
  expect((await call()).status).toBe(429);
  const elsewhere = own.newBrowser({ address: "192.0.2.78" });
  expect((await elsewhere.fetch(ADD, { method: "POST", headers: { "content-type": "text/plain" } })).status).toBe(415);
  await own.close();
});

test("[SAFE-20] the shop's own calls, for the pages of all visitors, are not counted as one place's flood", async () => {
  const own = await createTestApp();
  const pages = own.newBrowser({ headers: { "x-shop-socket-address": "own process" } });
  const statuses = new Set<number>();
  for (let count = 0; count < 1201; count += 1) {
    statuses.add((await pages.fetch(ADD, { method: "POST", headers: { "content-type": "text/plain" } })).status);
  }
  expect([...statuses]).toEqual([415]);
  await own.close();
});

test("[SAFE-20] articles and downloads, too, are counted for each place", async () => {
  const own = await createTestApp();
  for (const path of ["/wp-json/wp/v2/nothing", "/files/signed/x"]) {
    const flood = own.newBrowser({ address: "192.0.2.77" });
    const statuses: number[] = [];
    for (let count = 0; count < 1201; count += 1) statuses.push((await flood.fetch(path)).status);
    expect(new Set(statuses.slice(0, -1)).has(429)).toBe(false);
    expect(statuses.at(-1)).toBe(429);
  }
  await own.close();
});
