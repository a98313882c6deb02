import type { Kysely } from "kysely";
import type { PlatformTables } from "./tables.ts";

type Value = Record<string, unknown>;

/** What the shop keeps under a key of the table `settings`; null if it keeps nothing there. */
export async function findStored(db: Kysely<PlatformTables>, key: string): Promise<Value | null> {
  const row = await db.selectFrom("settings").select("value").where("key", "=", key).executeTakeFirst();
  return row?.value ?? null;
}

export async function putStored(db: Kysely<PlatformTables>, key: string, stored: object): Promise<void> {
  const value = JSON.stringify(stored);
  await db
    .insertInto("settings")
    .values({ key, value })
    .onConflict((conflict) => conflict.column("key").doUpdateSet({ value }))
    .execute();
}
