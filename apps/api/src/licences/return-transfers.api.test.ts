import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { eraseDueAccounts } from "../personal-data/erase-due-accounts.ts";
import {
  createTestApp,
  importTestContent,
  insertUser,
  newOwner,
  type Owner,
  type TestApp,
  validLicences,
} from "../testing/index.ts";
import { returnTransfers } from "./return-transfers.ts";

const TRANSFER_WAIT_MS = 14 * 24 * 60 * 60 * 1000;

const BOTH = ["Licence Transfer", "faAlign"];

let shop: TestApp;
let owner: Owner;
beforeAll(async () => {
  shop = await createTestApp();
  await importTestContent(shop.deps);
});
afterAll(() => shop.close());
beforeEach(async () => {
  owner = await newOwner(shop);
});

test("[ACCT-11] a transfer that can't be given back is logged and delays no other", async () => {
  await owner.transferTo("first@elsewhere.example");
  shop.clock.advance(1);
  const other = await newOwner(shop);
  await other.transferTo("second@elsewhere.example");
  shop.clock.advance(TRANSFER_WAIT_MS);
  // Simulates any fault in one transfer's rows.
  await sql`alter table licences add constraint in_the_way
    check (id <> ${sql.lit(owner.licenceId)} or revoked_at is not null)`.execute(shop.db);
  expect(await returnTransfers(shop.deps)).toBe(1);
  expect(await validLicences(shop, other.userId)).toEqual(BOTH);
  expect(shop.logged.filter(({ level }) => level === "error")).toHaveLength(1);
  await sql`alter table licences drop constraint in_the_way`.execute(shop.db);
  expect(await returnTransfers(shop.deps)).toBe(1);
  expect(await validLicences(shop, owner.userId)).toEqual(BOTH);
});

test("[ACCT-06][ACCT-11] an account whose deletion is due is given nothing to be erased with it: the licence waits and comes back", async () => {
  const userId = await insertUser(shop.deps);
  const due = { deletion_due_at: new Date(shop.clock.nowMs()) };
  await shop.db.updateTable("users").set(due).where("id", "=", userId).execute();
  expect(await owner.transferTo(`${userId}@shop.test`)).toMatchObject({ valid: true });
  await eraseDueAccounts(shop.deps);
  shop.clock.advance(TRANSFER_WAIT_MS);
  await returnTransfers(shop.deps);
  expect(await validLicences(shop, owner.userId)).toEqual(BOTH);
});
