import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "../ports/database.ts";
import { createTestApp, type TestApp } from "../testing/index.ts";
import { type CountedTry, countTry } from "./count-try.ts";
import { failedAnswer, validAnswer } from "./envelope.ts";
import { createRunOnce } from "./run-once.ts";

const AT_ONCE = 50;

describe.runIf(process.env.SHOP_TEST_ENGINE === "postgres")("on real PostgreSQL", () => {
  let shop: TestApp;
  beforeAll(async () => {
    shop = await createTestApp();
  });
  afterAll(() => shop.close());

  test("[SAFE-05][SAFE-06] fifty processes at once with one key act once; all others get the same response or are asked to try again", async () => {
    let acts = 0;
    const call = {
      actor: "visitor",
      key: "key-of-the-race",
      operation: "test",
      payload: {},
      cookies: [],
      isTransaction: false,
    };
    const act = async () => {
      acts += 1;
      return validAnswer("done");
    };
    const responses = await Promise.all(Array.from({ length: AT_ONCE }, () => createRunOnce(shop.deps)(call, act)));
    expect(acts).toBe(1);
    const others = responses.filter((answer) => answer.body.result !== "done");
    expect(others.every((answer) => answer.body.code === "api.idempotencyKeyBusy")).toBe(true);
  });

  test("[SAFE-05][SAFE-06] of fifty processes at once whose act is a transaction one leaves its writing, and all return its response", async () => {
    const call = { actor: "visitor", key: "key-of-transactions", operation: "test", payload: {}, isTransaction: true };
    const responses = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, index) =>
        createRunOnce(shop.deps)({ ...call, cookies: [] }, async (db) => {
          const at = new Date(shop.clock.nowMs());
          const row = { url: `/${index}`, views: 1, first_seen_at: at, last_seen_at: at };
          await db
            .withTables<Pick<Database, "not_found_reports">>()
            .insertInto("not_found_reports")
            .values(row)
            .execute();
          return validAnswer(row.url);
        }),
      ),
    );
    const left = await shop.db.selectFrom("not_found_reports").select("url").execute();
    expect(left).toHaveLength(1);
    expect(responses).toEqual(Array.from({ length: AT_ONCE }, () => validAnswer(left[0]?.url)));
  });

  test("[SAFE-05][SAFE-20] fifty processes at once, each with another body under one key: ten are looked at, one is done, and the limit is reached", async () => {
    let acts = 0;
    const tries: readonly CountedTry[] = [["guesses", { limit: 10, windowMs: 60_000 }]];
    const count = () => countTry(shop.deps, tries, "api.tooManyCalls");
    const refuse = async () => ((await count()) === null ? null : failedAnswer({ code: "api.tooManyCalls" }));
    const call = { actor: "guesser", key: "key-of-guesses", operation: "test", isTransaction: true, count: refuse };
    const guess = (index: number) =>
      createRunOnce(shop.deps)({ ...call, payload: { index }, cookies: [] }, async (db) => {
        acts += 1;
        const at = new Date(shop.clock.nowMs());
        const row = { url: `/guess-${index}`, views: 1, first_seen_at: at, last_seen_at: at };
        await db
          .withTables<Pick<Database, "not_found_reports">>()
          .insertInto("not_found_reports")
          .values(row)
          .execute();
        return validAnswer(row.url);
      });
    const responses = await Promise.all(Array.from({ length: AT_ONCE }, (_, index) => guess(index)));
    expect(acts).toBeLessThanOrEqual(10);
    expect(responses.filter(({ body }) => body.valid)).toHaveLength(1);
    expect(responses.filter(({ body }) => body.code === "api.tooManyCalls")).toHaveLength(40);
    const left = await shop.db.selectFrom("not_found_reports").select("url").where("url", "like", "/guess-%").execute();
    expect(left).toHaveLength(1);
    expect(await count()).toEqual({ code: "api.tooManyCalls" });
  });

  test("[SAFE-06] an attempt that died is taken over by one of fifty", async () => {
    let acts = 0;
    const call = {
      actor: "visitor",
      key: "key-of-the-dead",
      operation: "test",
      payload: {},
      cookies: [],
      isTransaction: false,
    };
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
