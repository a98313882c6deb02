import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { OpenDatabase } from "../../ports/database.ts";
import { createTestDatabase } from "../../testing/test-database.ts";

/** The embedded engine has no client of ours. */
describe.runIf(process.env.SHOP_TEST_ENGINE === "postgres")("on real PostgreSQL", () => {
  let opened: OpenDatabase;
  beforeAll(async () => {
    opened = await createTestDatabase();
  });
  afterAll(() => opened.close());

  test("a statement with values is kept by the server once, one that selects all columns isn't, and both return the same", async () => {
    await opened.db.connection().execute(async (db) => {
      const find = () => db.selectFrom("settings").select("key").where("key", "=", "catalogueVersion").execute();
      const findAll = () => db.selectFrom("settings").selectAll().where("key", "=", "catalogueVersion").execute();
      expect(await find()).toEqual(await find());
      expect(await findAll()).toEqual(await findAll());
      const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(db);
      expect(rows).toEqual([{ statement: 'select "key" from "settings" where "key" = $1' }]);
    });
  });

  test("a kept statement gives the new columns of a table that has changed, where it asks for all of them", async () => {
    await opened.db.connection().execute(async (db) => {
      const findAll = () => sql`select * from settings where key = ${"none"}`.execute(db);
      await findAll();
      await sql`alter table settings add column note text`.execute(db);
      expect((await findAll()).rows).toEqual([]);
    });
  });
});
