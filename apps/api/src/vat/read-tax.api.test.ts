import { afterAll, beforeAll, expect, test } from "vitest";
import { inTransaction } from "../platform/database/in-transaction.ts";
import { createTestApp, importTestContent, type TestApp } from "../testing/index.ts";
import { readTax } from "./read-tax.ts";

const BUSINESS = { country: "FR", company: "Studio SARL", vatId: "FR40303265045" };

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
  await importTestContent(shop.deps);
});
afterAll(() => shop.close());

test("[LAW-07] a shop that asks no register charges the tax, whatever VAT id is given, and notes that it didn't ask", async () => {
  expect(await readTax({ ...shop.deps, vatIds: null }, BUSINESS)).toMatchObject({
    value: { isReverseCharge: false, vatId: "FR40303265045", vatIdCheck: { outcome: "notAsked", name: null } },
  });
});

test("[LAW-07] the register is never asked inside a transaction", async () => {
  const asked = inTransaction(shop.db, (trx) => readTax({ ...shop.deps, db: trx }, BUSINESS));
  await expect(asked).rejects.toThrow("inside a transaction");
  expect(shop.vatIds.asked).toEqual([]);
});
