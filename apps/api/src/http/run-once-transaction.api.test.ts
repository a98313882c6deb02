import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../testing/index.ts";
import { countTry } from "./count-try.ts";
import { failedAnswer, validAnswer } from "./envelope.ts";
import { createRunOnce } from "./run-once.ts";

const KEY = "key-of-one-act";

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

function buildCall(actor: string) {
  return { actor, key: KEY, operation: "test", payload: { a: 1 }, cookies: [], isTransaction: false };
}

/** An act that commits or rolls back together with its stored response: it records a missing page. */
async function noteMissing(db: TestApp["db"], url: string) {
  const at = new Date(shop.clock.nowMs());
  await db.insertInto("not_found_reports").values({ url, views: 1, first_seen_at: at, last_seen_at: at }).execute();
  return validAnswer(url);
}

async function isNoted(url: string): Promise<boolean> {
  return (await shop.db.selectFrom("not_found_reports").select("url").where("url", "=", url).execute()).length > 0;
}

test("[SAFE-05] an act and its stored response are one: a fault after the writing leaves neither, and the repeat acts", async () => {
  const call = { ...buildCall("one transaction"), isTransaction: true };
  const runOnce = createRunOnce(shop.deps);
  const breaks = runOnce(call, async (db) => {
    await noteMissing(db, "/once");
    throw new Error("the process died");
  });
  await expect(breaks).rejects.toThrow("the process died");
  expect(await isNoted("/once")).toBe(false);
  expect(await runOnce(call, (db) => noteMissing(db, "/once"))).toEqual(validAnswer("/once"));
  expect(await isNoted("/once")).toBe(true);
});

test("[SAFE-05] a repeat in another process leaves nothing behind, gets the first response and none of its own cookies", async () => {
  const call = { ...buildCall("repeats"), isTransaction: true };
  await createRunOnce(shop.deps)(call, (db) => noteMissing(db, "/first"));
  const cookies: string[] = [];
  const repeat = await createRunOnce(shop.deps)({ ...call, cookies }, async (db) => {
    cookies.push("shop_cart=of-what-was-undone");
    return noteMissing(db, "/second");
  });
  expect(repeat).toEqual(validAnswer("/first"));
  expect(await isNoted("/second")).toBe(false);
  expect(cookies).toEqual([]);
  const otherBody = { ...call, payload: { a: 2 } };
  const reused = await createRunOnce(shop.deps)(otherBody, (db) => noteMissing(db, "/third"));
  expect(reused).toMatchObject({ status: 409, body: { code: "api.idempotencyKeyReused" } });
  expect(await isNoted("/third")).toBe(false);
});

test("[SAFE-05] load that was shed in a transaction leaves nothing and isn't kept", async () => {
  const call = { ...buildCall("sheds in a transaction"), isTransaction: true };
  const runOnce = createRunOnce(shop.deps);
  const busy = { ...validAnswer(null), status: 503 };
  const shed = runOnce(call, async (db) => {
    await noteMissing(db, "/shed");
    return busy;
  });
  expect(await shed).toEqual(busy);
  expect(await isNoted("/shed")).toBe(false);
  expect(await runOnce(call, async () => validAnswer("second"))).toEqual(validAnswer("second"));
});

test("[SAFE-05][SAFE-20] what an act was counted as stays counted when the act breaks", async () => {
  const tryOnce = () =>
    countTry(shop.deps, [["counted and broken", { limit: 1, windowMs: 60_000 }]], "api.tooManyCalls");
  const count = async () => ((await tryOnce()) === null ? null : failedAnswer({ code: "api.tooManyCalls" }));
  const call = { ...buildCall("counted and broken"), isTransaction: true, count };
  await expect(createRunOnce(shop.deps)(call, () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  expect(await tryOnce()).toEqual({ code: "api.tooManyCalls" });
});
