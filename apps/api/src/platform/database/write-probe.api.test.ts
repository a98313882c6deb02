import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../../testing/index.ts";
import { probeWrites } from "./write-probe.ts";

let shop: TestApp;
beforeEach(async () => {
  shop = await createTestApp();
});
afterEach(() => shop.close());

test("[SAFE-24] the probe writes, and leaves no more behind than the one before it", async () => {
  for (let round = 0; round < 3; round += 1) await probeWrites(shop.db);
  const rows = await shop.db.selectFrom("write_probe").select("number").execute();
  expect(rows).toHaveLength(3000);
});

test("[SAFE-24] a database that is read-only fails the probe", async () => {
  await shop.db.connection().execute(async (connection) => {
    await sql`set session characteristics as transaction read only`.execute(connection);
    await expect(probeWrites(connection)).rejects.toMatchObject({ code: "25006" });
    await sql`set session characteristics as transaction read write`.execute(connection);
  });
});
