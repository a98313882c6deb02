import { afterEach, beforeEach, expect, test } from "vitest";
import { buildContent, createTestApp, importTestContent, newCustomer, type TestApp } from "../testing/index.ts";
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

test("[SAFE-01] a visitor who comes while the cleaning runs gets a token", async () => {
  const browser = shop.newBrowser();
  for (let round = 0; round < 10; round += 1) {
    const comings = Array.from({ length: 6 }, () => browser.call("generateToken"));
    const cleanings = Array.from({ length: 6 }, () => deleteExpired(shop.deps));
    const answers = await Promise.all(comings);
    await Promise.all(cleanings);
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200, 200, 200]);
  }
});

test("what has ended goes: tokens and bare visitors, limits, kept answers after a day, sessions", async () => {
  const customer = await newCustomer(shop);
  await customer.call("resendActivation", { email: "x@customer.example" }, { idempotencyKey: "a-key-of-old" });
  shop.clock.advance(24 * HOUR_MS + 1);
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
