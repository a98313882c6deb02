import { type Kysely, sql } from "kysely";

/** Reconciliation queries which orders have received events. Without an index it reads every event there ever was. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw("create index payment_events_order_id on payment_events (order_id)").execute(db);
}
