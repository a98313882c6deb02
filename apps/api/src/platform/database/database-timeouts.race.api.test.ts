import { sql } from "kysely";
import { describe, expect, onTestFinished, test } from "vitest";
import { createTestApp } from "../../testing/index.ts";
import { createTestDatabase } from "../../testing/test-database.ts";
import { waitersBecome } from "../../testing/waiters.ts";
import { migrate } from "./migrate.ts";
import type { DatabaseTimeouts } from "./open-database.ts";

const NONE: DatabaseTimeouts = { statementMs: 0, lockMs: 0, idleInTransactionMs: 0, connectionMs: 0 };

/** A throw-away database whose connections have these timeouts, with the errors of its lost connections. */
async function openWith(timeouts: Partial<DatabaseTimeouts>, maxConnections = 5) {
  const lost: Error[] = [];
  let noteLost = () => {};
  const isLost = new Promise<void>((resolve) => {
    noteLost = resolve;
  });
  const opened = await createTestDatabase({
    maxConnections,
    timeouts: { ...NONE, ...timeouts },
    onConnectionLost: (error) => {
      lost.push(error);
      noteLost();
    },
  });
  onTestFinished(opened.close);
  return { db: opened.db, lost, isLost };
}

describe.runIf(process.env.SHOP_TEST_ENGINE === "postgres")("on real PostgreSQL", () => {
  test("[SAFE-25] a call that waits for a held lock gets 503, is logged with its operation, and succeeds when it is repeated", async () => {
    const shop = await createTestApp({ database: { timeouts: { ...NONE, lockMs: 100 } } });
    onTestFinished(shop.close);
    const browser = await shop.newBrowser().start();
    await shop.db.transaction().execute(async (trx) => {
      await sql`lock table visitors, carts in access exclusive mode`.execute(trx);
      expect(await browser.call("getCart")).toMatchObject({ status: 503, valid: false, code: "api.busy" });
    });
    expect(shop.logged).toContainEqual({
      level: "warn",
      message: "the database was busy",
      requestId: expect.any(String),
      operation: "cart.get",
      error: "canceling statement due to lock timeout",
    });
    expect(await browser.call("getCart")).toMatchObject({ status: 200, valid: true });
  });

  test("[SAFE-25] a statement that takes longer than its timeout is cancelled", async () => {
    const { db } = await openWith({ statementMs: 100 });
    await expect(sql`select pg_sleep(20)`.execute(db)).rejects.toMatchObject({ code: "57014" });
  });

  test("[SAFE-25] a transaction that does nothing for longer than its timeout loses its connection, and the process lives on", async () => {
    const { db, lost, isLost } = await openWith({ idleInTransactionMs: 100 });
    const trx = await db.startTransaction().execute();
    await isLost;
    expect(lost[0]?.message).toBe("terminating connection due to idle-in-transaction timeout");
    await expect(sql`select 1`.execute(trx)).rejects.toThrow("Client has encountered a connection error");
    await trx
      .rollback()
      .execute()
      .catch(() => undefined);
    expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
  });

  test("[SAFE-25] a call that gets no connection in time fails as the database's timeout", async () => {
    const { db } = await openWith({ connectionMs: 3_000 }, 1);
    await db.connection().execute(async () => {
      await expect(sql`select 1`.execute(db)).rejects.toThrow("timeout exceeded when trying to connect");
    });
  });

  test("every connection carries the shop's name", async () => {
    const { db } = await openWith({});
    expect((await sql`show application_name`.execute(db)).rows).toEqual([{ application_name: "shop" }]);
  });

  test("a migration waits for another process's for longer than the timeouts allow a call, which keep their values", async () => {
    const { db } = await openWith({ lockMs: 100, statementMs: 200 });
    const KYSELY_LOCK = "3853314791062309107";
    let migrated: Promise<string[]> | undefined;
    await db.connection().execute(async (other) => {
      await sql`set statement_timeout = 0`.execute(other);
      await sql`select pg_advisory_lock(${sql.lit(KYSELY_LOCK)}::bigint)`.execute(other);
      migrated = migrate(db);
      await waitersBecome(other, 1);
      await sql`select pg_sleep(0.4)`.execute(other);
      await sql`select pg_advisory_unlock(${sql.lit(KYSELY_LOCK)}::bigint)`.execute(other);
      await sql`reset statement_timeout`.execute(other);
    });
    expect(await migrated).toEqual([]);
    await expect(sql`select pg_sleep(20)`.execute(db)).rejects.toMatchObject({ code: "57014" });
  });
});
