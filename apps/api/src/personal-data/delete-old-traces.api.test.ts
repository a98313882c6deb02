import { afterAll, beforeAll, expect, test } from "vitest";
import {
  createPayingTestApp,
  importTestContent,
  newFullAccount,
  type PayingTestApp,
  prepareForFullAccounts,
} from "../testing/index.ts";
import { deleteExpired } from "./delete-expired.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const TABLES = [
  "contact_messages",
  "mails",
  "licence_activations",
  "redeem_codes",
  "test_payment_sessions",
  "test_payment_events",
] as const;

let shop: PayingTestApp;
beforeAll(async () => {
  shop = await createPayingTestApp();
  await importTestContent(shop.deps);
  await prepareForFullAccounts(shop);
  await newFullAccount(shop, "ada@customer.example");
});
afterAll(() => shop.close());

/** How many rows each table has. */
async function count() {
  const counts: Record<string, number> = {};
  for (const table of TABLES) counts[table] = (await shop.db.selectFrom(table).selectAll().execute()).length;
  return counts;
}

/** Besides the account's device and its used code: a device that releases its place, an unused code of a voided batch, a test payment. */
async function addEnding(now: Date): Promise<void> {
  const activation = await shop.db.selectFrom("licence_activations").selectAll().executeTakeFirstOrThrow();
  const ended = { id: "00000000-0000-4000-8000-00000000dead", device_hash: "of another device", released_at: now };
  await shop.db
    .insertInto("licence_activations")
    .values({ ...activation, ...ended })
    .execute();
  const { id: batch_id } = await shop.db.selectFrom("redeem_batches").select("id").executeTakeFirstOrThrow();
  await shop.db.insertInto("redeem_codes").values({ code_hash: "never used", batch_id }).execute();
  await shop.db.updateTable("redeem_batches").set({ voided_at: now }).execute();
  const times = { created_at: now, expires_at: now };
  const urls = { success_url: "/", cancel_url: "/" };
  const paid = {
    amount_minor: 4900,
    currency: "EUR" as const,
    status: "paid" as const,
    payment_id: "p",
    description: "[]",
  };
  const session = { id: "s1", idempotency_key: "k1", order_reference: "o1", ...paid, ...urls, ...times };
  await shop.db.insertInto("test_payment_sessions").values(session).execute();
  const event = { id: "e1", session_id: "s1", type: "paid" as const, created_at: now, next_attempt_at: now };
  await shop.db.insertInto("test_payment_events").values(event).execute();
}

test("[SAFE-27] test payments go after 90 days; messages, mails, ended places of devices and unused codes after 365", async () => {
  await shop.db.deleteFrom("licence_activations").where("released_at", "is not", null).execute();
  await shop.db.deleteFrom("test_payment_events").execute();
  await shop.db.deleteFrom("test_payment_sessions").execute();
  await addEnding(new Date(shop.clock.nowMs()));
  const { test_payment_sessions: _sessions, test_payment_events: _events, ...others } = await count();
  expect(Math.min(...Object.values(others))).toBeGreaterThan(0);
  shop.clock.advance(90 * DAY_MS);
  await deleteExpired(shop.deps);
  expect(await count()).toEqual({ ...others, test_payment_sessions: 1, test_payment_events: 1 });
  shop.clock.advance(1);
  await deleteExpired(shop.deps);
  expect(await count()).toEqual({ ...others, test_payment_sessions: 0, test_payment_events: 0 });
  shop.clock.advance(275 * DAY_MS - 1);
  await deleteExpired(shop.deps);
  expect(await count()).toMatchObject(others);
  shop.clock.advance(1);
  await deleteExpired(shop.deps);
  expect(await count()).toMatchObject({
    contact_messages: 0,
    mails: 0,
    licence_activations: (others.licence_activations ?? 0) - 1,
    redeem_codes: (others.redeem_codes ?? 0) - 1,
  });
});
