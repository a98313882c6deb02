import { randomUuid } from "@shop/kernel";
import { afterEach, beforeEach, expect, test } from "vitest";
import {
  buildContent,
  createTestApp,
  importTestContent,
  insertUser,
  newCustomer,
  type TestApp,
} from "../testing/index.ts";
import { insertLinkKey } from "../users/link-keys.ts";
import { deleteExpired } from "./delete-expired.ts";

const HOUR_MS = 60 * 60 * 1000;

let shop: TestApp;
beforeEach(async () => {
  shop = await createTestApp();
});
afterEach(() => shop.close());

const TABLES = ["access_tokens", "visitors", "sessions", "rate_limits", "idempotency_keys", "carts"] as const;

async function rowCounts() {
  const counts: Record<string, number> = {};
  for (const table of TABLES) counts[table] = (await shop.db.selectFrom(table).selectAll().execute()).length;
  return counts;
}

test("what is in use stays", async () => {
  const customer = await newCustomer(shop);
  await customer.call("resendActivation", { email: "x@customer.example" }, { idempotencyKey: "a-key-in-use" });
  const before = await rowCounts();
  await deleteExpired(shop.deps);
  expect(await rowCounts()).toEqual(before);
});

test("[AUTH-16] a visitor who comes while the cleaning runs gets a token", async () => {
  const browser = shop.newBrowser();
  for (let round = 0; round < 10; round += 1) {
    const comings = Array.from({ length: 6 }, () => browser.call("generateToken"));
    const cleanings = Array.from({ length: 6 }, () => deleteExpired(shop.deps));
    const responses = await Promise.all(comings);
    await Promise.all(cleanings);
    expect(responses.map((answer) => answer.status)).toEqual([200, 200, 200, 200, 200, 200]);
  }
});

test("what has ended goes: tokens and bare visitors, limits, stored responses after a day, sessions", async () => {
  const customer = await newCustomer(shop);
  await customer.call("resendActivation", { email: "x@customer.example" }, { idempotencyKey: "a-key-of-old" });
  shop.clock.advance(24 * HOUR_MS);
  await deleteExpired(shop.deps);
  expect(await rowCounts()).toMatchObject({ idempotency_keys: 1 });
  shop.clock.advance(1);
  await deleteExpired(shop.deps);
  const none = { access_tokens: 0, visitors: 0, rate_limits: 0, idempotency_keys: 0, carts: 0 };
  expect(await rowCounts()).toEqual({ ...none, sessions: 1 });
  shop.clock.advance(30 * 24 * HOUR_MS);
  await deleteExpired(shop.deps);
  expect(await rowCounts()).toEqual({ ...none, sessions: 0 });
});

test("a visitor whose token has ended stays for as long as there is a cart to find again", async () => {
  await importTestContent(shop.deps, buildContent());
  const browser = await shop.newBrowser().start();
  expect(await browser.call("addToCart", { product: "faAlign" })).toMatchObject({ valid: true });
  shop.clock.advance(3 * HOUR_MS);
  await deleteExpired(shop.deps);
  expect(await rowCounts()).toMatchObject({ access_tokens: 0, visitors: 1, carts: 1 });
});

test("a reset link that is over is forgotten, an activation link stays for the account that waits", async () => {
  await newCustomer(shop);
  const { id: userId } = await shop.db.selectFrom("users").select("id").executeTakeFirstOrThrow();
  await shop.db.deleteFrom("link_keys").execute();
  const now = new Date(shop.clock.nowMs());
  const link = { userId, payload: null, now, expiresAt: new Date(now.getTime() + HOUR_MS) };
  await insertLinkKey(shop.db, { ...link, id: randomUuid(shop.deps.random), purpose: "reset", keyHash: "a" });
  await insertLinkKey(shop.db, { ...link, id: randomUuid(shop.deps.random), purpose: "activation", keyHash: "b" });
  await deleteExpired(shop.deps);
  expect(await shop.db.selectFrom("link_keys").select("purpose").execute()).toHaveLength(2);
  shop.clock.advance(HOUR_MS + 1);
  await deleteExpired(shop.deps);
  expect(await shop.db.selectFrom("link_keys").select("purpose").execute()).toEqual([{ purpose: "activation" }]);
});

test("[SAFE-27] PINs and links to take a change of address back go when they are over, a change itself after ninety days", async () => {
  const user_id = await insertUser(shop.deps);
  const now = new Date(shop.clock.nowMs());
  const ends = { created_at: now, expires_at: new Date(now.getTime() + HOUR_MS) };
  const id = () => randomUuid(shop.deps.random);
  const pin = { id: id(), user_id, purpose: "deletion" as const, pin_hash: "a", ...ends };
  await shop.db.insertInto("pin_requests").values(pin).execute();
  const link = { id: id(), user_id, purpose: "emailChange" as const, key_hash: "b", payload: null, ...ends };
  await shop.db.insertInto("link_keys").values(link).execute();
  const addresses = { old_email: "old@customer.example", new_email: "new@customer.example" };
  const change = { id: id(), user_id, ...addresses, confirmed_at: now, takes_effect_at: now, ended_at: now };
  await shop.db
    .insertInto("email_changes")
    .values({ ...change, outcome: "changed" })
    .execute();
  const counts = async () => {
    await deleteExpired(shop.deps);
    const tables = ["pin_requests", "link_keys", "email_changes"] as const;
    const rows = await Promise.all(tables.map((table) => shop.db.selectFrom(table).select("id").execute()));
    return rows.map(({ length }) => length);
  };
  expect(await counts()).toEqual([1, 1, 1]);
  shop.clock.advance(HOUR_MS + 1);
  expect(await counts()).toEqual([0, 0, 1]);
  shop.clock.advance(89 * 24 * HOUR_MS + 23 * HOUR_MS - 1);
  expect(await counts()).toEqual([0, 0, 1]);
  shop.clock.advance(1);
  expect(await counts()).toEqual([0, 0, 0]);
});
