import { createFakeClock } from "@shop/kernel/testing";
import { Registry } from "prom-client";
import { expect, test } from "vitest";
import { readExposition } from "./testing/read-exposition.ts";
import { watchJobs, watchMails, watchPool } from "./watch-shop.ts";

const MINUTE_MS = 60_000;

test("the pool's connections, its idle ones and the calls that wait are read at each reading", async () => {
  const registry = new Registry();
  const counts = { size: 10, idle: 0, waiting: 3 };
  watchPool(registry, { pool: () => counts });
  const first = readExposition(await registry.metrics());
  expect(first.sample('shop_database_connections{state="size"}')).toBe(10);
  expect(first.sample('shop_database_connections{state="idle"}')).toBe(0);
  expect(first.sample("shop_database_waiting")).toBe(3);
  Object.assign(counts, { idle: 10, waiting: 0 });
  const second = readExposition(await registry.metrics());
  expect(second.sample('shop_database_connections{state="idle"}')).toBe(10);
  expect(second.sample("shop_database_waiting")).toBe(0);
});

test("the embedded database has no pool, and no lines of one", async () => {
  const registry = new Registry();
  watchPool(registry, {});
  expect(await registry.metrics()).not.toContain("shop_database");
});

test("a job's age counts from its last success, or from the start; failures are counted", async () => {
  const registry = new Registry();
  const clock = createFakeClock();
  const onEnd = watchJobs(registry, [{ name: "mails" }, { name: "orders" }], clock);
  clock.advance(MINUTE_MS);
  onEnd("mails", true);
  onEnd("orders", false);
  clock.advance(2 * MINUTE_MS);
  const { sample } = readExposition(await registry.metrics());
  expect(sample('shop_job_age_seconds{job="mails"}')).toBe(120);
  expect(sample('shop_job_age_seconds{job="orders"}')).toBe(180);
  expect(sample('shop_job_failures_total{job="mails"}')).toBe(0);
  expect(sample('shop_job_failures_total{job="orders"}')).toBe(1);
});

function createWatchedMails(readQueue: () => Promise<{ count: number; oldestAgeMs: number }>) {
  const registry = new Registry();
  const clock = createFakeClock();
  const warnings: string[] = [];
  const none = () => undefined;
  const log = { info: none, warn: (_fields: object, message: string) => warnings.push(message), error: none };
  watchMails(registry, { readQueue, clock, log });
  return { registry, clock, warnings };
}

test("the mails that wait are counted, with the age of the oldest", async () => {
  const { registry } = createWatchedMails(async () => ({ count: 4, oldestAgeMs: 90_000 }));
  const { sample } = readExposition(await registry.metrics());
  expect(sample("shop_mails_waiting")).toBe(4);
  expect(sample("shop_mails_oldest_age_seconds")).toBe(90);
});

test("a database that hangs delays a reading by two seconds, and has one query of all readings", async () => {
  let queries = 0;
  const { registry, clock } = createWatchedMails(() => {
    queries += 1;
    return new Promise(() => undefined);
  });
  for (const _reading of [1, 2]) {
    const reading = registry.metrics();
    await clock.advanceAsync(2000);
    expect(readExposition(await reading).sample("shop_mails_waiting")).toBeUndefined();
  }
  expect(queries).toBe(1);
});

test("a database that fails leaves its lines out, with a warning, and they come back", async () => {
  let isDown = true;
  const { registry, warnings } = createWatchedMails(async () => {
    if (isDown) throw new Error("connection refused");
    return { count: 0, oldestAgeMs: 0 };
  });
  const down = readExposition(await registry.metrics());
  expect([down.sample("shop_mails_waiting"), down.sample("shop_mails_oldest_age_seconds")]).toEqual([
    undefined,
    undefined,
  ]);
  expect(warnings).toEqual(["the mails that wait could not be counted"]);
  isDown = false;
  const up = readExposition(await registry.metrics());
  expect([up.sample("shop_mails_waiting"), up.sample("shop_mails_oldest_age_seconds")]).toEqual([0, 0]);
});
