import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../../testing/index.ts";
import { findLatestTime, forgetLatestTime, keepLatestTime } from "./latest-time.ts";

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

test("[SAFE-20] the latest time that any process was seen at work is kept, and an earlier one changes nothing", async () => {
  expect(await findLatestTime(shop.db)).toBe(0);
  await keepLatestTime(shop.db, 1_768_478_400_000);
  await keepLatestTime(shop.db, 1_768_478_300_000);
  expect(await findLatestTime(shop.db)).toBe(1_768_478_400_000);
  await keepLatestTime(shop.db, 1_768_478_500_000);
  expect(await findLatestTime(shop.db)).toBe(1_768_478_500_000);
  await forgetLatestTime(shop.db);
  expect(await findLatestTime(shop.db)).toBe(0);
});
