import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { validAnswer } from "../routes/envelope.ts";
import { createTestApp, type TestApp } from "../testing/index.ts";
import { createRunOnce } from "./run-once.ts";

const AT_ONCE = 50;

describe.runIf(process.env.SHOP_TEST_ENGINE === "postgres")("on real PostgreSQL", () => {
  let shop: TestApp;
  beforeAll(async () => {
    shop = await createTestApp();
  });
  afterAll(() => shop.close());

  test("[SAFE-05][SAFE-06] fifty processes at once with one key act once; all others are answered alike or told to come again", async () => {
    let acts = 0;
    const call = { actor: "visitor", key: "key-of-the-race", operation: "test", payload: {}, cookies: [] };
    const act = async () => {
      acts += 1;
      return validAnswer("done");
    };
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => createRunOnce(shop.deps)(call, act)));
    expect(acts).toBe(1);
    const others = answers.filter((answer) => answer.body.result !== "done");
    expect(others.every((answer) => answer.body.code === "api.idempotencyKeyBusy")).toBe(true);
  });

  test("[SAFE-06] an attempt that died is taken over by one of fifty", async () => {
    let acts = 0;
    const call = { actor: "visitor", key: "key-of-the-dead", operation: "test", payload: {}, cookies: [] };
    await new Promise<void>((started) => {
      void createRunOnce(shop.deps)(call, () => {
        started();
        return new Promise<never>(() => {});
      });
    });
    shop.clock.advance(60_001);
    const act = async () => {
      acts += 1;
      return validAnswer("done");
    };
    await Promise.all(Array.from({ length: AT_ONCE }, () => createRunOnce(shop.deps)(call, act)));
    expect(acts).toBe(1);
  });
});
