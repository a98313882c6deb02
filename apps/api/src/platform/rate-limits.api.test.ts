import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../testing/index.ts";
import { clearPoints, takePoint } from "./rate-limits.ts";

const LIMIT = { limit: 2, windowMs: 1000 };

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

const take = (key: string, nowMs: number) => takePoint(shop.db, key, LIMIT, nowMs);

test("[SAFE-20] a limit lets so many through in a window, which begins with the first and isn't lengthened by those refused", async () => {
  expect([await take("window", 0), await take("window", 500), await take("window", 999)]).toEqual([true, true, false]);
  expect([await take("window", 1000), await take("window", 1001), await take("window", 1002)]).toEqual([
    true,
    true,
    false,
  ]);
});

test("keys are counted separately", async () => {
  await take("one", 0);
  await take("one", 0);
  expect([await take("one", 0), await take("two", 0)]).toEqual([false, true]);
});

test("a cleared count starts again", async () => {
  await take("cleared", 0);
  await take("cleared", 0);
  await clearPoints(shop.db, ["cleared"]);
  expect(await take("cleared", 0)).toBe(true);
});
