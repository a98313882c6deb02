import { operations } from "@shop/api-client/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { OpenDatabase } from "../ports/database.ts";
import { createFuzzShop } from "../testing/fuzz/create-fuzz-shop.ts";
import { runFuzz } from "../testing/fuzz/run-fuzz.ts";
import { createTestDatabase, findBrokenInvariants } from "../testing/index.ts";

const COUNT = 1_500;

let database: OpenDatabase;
const errors: unknown[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

test("[SAFE-01] 1,500 envelopes, valid, spoilt and hostile, over all operations: no fault of ours, and what must be true of the books is", async () => {
  const shop = await createFuzzShop(database.db, (fields, message) => errors.push({ ...fields, message }));
  const report = await runFuzz(shop, { seed: 6, count: COUNT });
  expect(report.faults).toEqual([]);
  expect(report.sent).toBe(COUNT);
  expect(Object.keys(report.operations).sort()).toEqual(Object.keys(operations).sort());
  const paid = await database.db.selectFrom("orders").select("id").where("status", "=", "paid").execute();
  expect(paid.length).toBeGreaterThan(0);
  expect(await findBrokenInvariants(database.db)).toEqual([]);
  expect(errors).toEqual([]);
});
