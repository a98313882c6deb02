import { keepLatestTime, migrate, type OpenDatabase, openPglite } from "@shop/api";
import { createFakeClock } from "@shop/kernel/testing";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openShopClock } from "./open-shop-clock.ts";

const warned: unknown[] = [];
const log = { info: () => {}, warn: (fields: unknown) => void warned.push(fields), error: () => {} };

let database: OpenDatabase;
beforeAll(async () => {
  database = await openPglite("memory://");
  await migrate(database.db);
});
beforeEach(() => {
  warned.length = 0;
});
afterAll(() => database.close());

test("[SAFE-20] a clock that was set back while the shop was stopped starts at the time it last ran, and the log says so", async () => {
  await keepLatestTime(database.db, 1_768_478_400_000);
  const anHourBack = createFakeClock(1_768_474_800_000);
  const clock = await openShopClock({ SHOP_CLOCK: "kept" }, database, log, anHourBack);
  expect(clock.nowMs()).toBeGreaterThanOrEqual(1_768_478_400_000);
  expect(warned).toEqual([{ behindSeconds: 3600 }]);
});

test("[SAFE-20] where the operator trusts the machine's clock, the kept time is forgotten", async () => {
  await keepLatestTime(database.db, 1_768_478_400_000);
  const anHourBack = createFakeClock(1_768_474_800_000);
  const clock = await openShopClock({ SHOP_CLOCK: "machine" }, database, log, anHourBack);
  expect(clock.nowMs()).toBeLessThan(1_768_478_400_000);
  expect(warned).toEqual([]);
});
