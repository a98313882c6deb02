import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../testing/index.ts";
import { takePoint } from "./rate-limits.ts";

describe.runIf(process.env.SHOP_TEST_ENGINE === "postgres")("on real PostgreSQL", () => {
  let shop: TestApp;
  beforeAll(async () => {
    shop = await createTestApp();
  });
  afterAll(() => shop.close());

  test("[SAFE-06][SAFE-20] of fifty at once a limit of ten lets ten through, in a new window and in a begun one", async () => {
    const passed = async (nowMs: number) => {
      const taken = Array.from({ length: 50 }, () => takePoint(shop.db, "race", { limit: 10, windowMs: 1000 }, nowMs));
      return (await Promise.all(taken)).filter(Boolean).length;
    };
    expect(await passed(0)).toBe(10);
    expect(await passed(500)).toBe(0);
    expect(await passed(1000)).toBe(10);
  });
});
