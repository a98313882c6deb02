import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { createTestDatabase } from "../../testing/test-database.ts";
import { withDatabaseTime } from "./database-time.ts";

test("statements count for the work that runs them, in a transaction too", async () => {
  const { db, close } = await createTestDatabase();
  onTestFinished(close);
  const sleep = sql`select pg_sleep(0.1)`;
  const ms = await withDatabaseTime(async () => {
    await sleep.execute(db);
    await db.transaction().execute((trx) => sleep.execute(trx));
  });
  expect(ms).toBeGreaterThanOrEqual(200);
});
