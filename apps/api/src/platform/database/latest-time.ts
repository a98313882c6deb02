import { type Kysely, sql } from "kysely";
import { findStored } from "./stored-values.ts";
import type { PlatformTables } from "./tables.ts";

const KEY = "latestTime";

/** The latest time at which a process of the shop was running, in milliseconds since 1970; 0 in a new database. */
export async function findLatestTime(db: Kysely<PlatformTables>): Promise<number> {
  const ms = (await findStored(db, KEY))?.ms;
  return typeof ms === "number" ? ms : 0;
}

/** Stores a time, unless a later one is stored. */
export async function keepLatestTime(db: Kysely<PlatformTables>, nowMs: number): Promise<void> {
  await db
    .insertInto("settings")
    .values({ key: KEY, value: JSON.stringify({ ms: nowMs }) })
    .onConflict((conflict) =>
      conflict
        .column("key")
        .doUpdateSet({ value: JSON.stringify({ ms: nowMs }) })
        .where(sql<boolean>`(settings.value->>'ms')::bigint < ${nowMs}`),
    )
    .execute();
}

/** Deletes the stored time: it was wrong. */
export async function forgetLatestTime(db: Kysely<PlatformTables>): Promise<void> {
  await db.deleteFrom("settings").where("key", "=", KEY).execute();
}
