import type { WireUser } from "@shop/api-client/contract";
import type { Insertable, Kysely } from "kysely";
import type { Database } from "../ports/database.ts";

/** Stores an event. False: the account has one with this id already. */
export async function insertDripEvent(
  db: Kysely<Database>,
  event: Insertable<Database["drip_events"]>,
): Promise<boolean> {
  const written = await db
    .insertInto("drip_events")
    .values(event)
    .onConflict((conflict) => conflict.columns(["user_id", "event_id"]).doNothing())
    .returning("event_id")
    .executeTakeFirst();
  return written !== undefined;
}

/** An account's newest events, as the contract describes them. */
export async function listDripEvents(
  db: Kysely<Database>,
  userId: string,
  count: number,
): Promise<WireUser["dripEvents"]> {
  const rows = await db
    .selectFrom("drip_events")
    .select(["event_type", "product_name", "occurred_at", "event_data"])
    .where("user_id", "=", userId)
    .orderBy("occurred_at", "desc")
    .orderBy("event_id")
    .limit(count)
    .execute();
  return rows.map(({ event_type, product_name, occurred_at, event_data }) => ({
    event_type,
    product_name,
    created_at: occurred_at.toISOString(),
    event_data,
  }));
}

/** Everything that was tracked of an account, and what of it still waits for the marketing host. */
export async function deleteTracked(trx: Kysely<Database>, userId: string): Promise<void> {
  for (const table of ["drip_events", "activity_events", "activity_sessions", "marketing_forwards"] as const)
    await trx.deleteFrom(table).where("user_id", "=", userId).execute();
}

/** Events, visits and deliveries that were given up, once they are older. */
export async function deleteOldTracked(db: Kysely<Database>, before: Date): Promise<void> {
  for (const table of ["drip_events", "activity_events", "activity_sessions"] as const)
    await db.deleteFrom(table).where("received_at", "<", before).execute();
}
