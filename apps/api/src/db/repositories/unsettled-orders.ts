import { type Kysely, sql } from "kysely";
import type { Database } from "../schema.ts";
import type { OrderRow } from "./orders.ts";

/**
 * Orders of which this provider has not yet told how they ended, by number: unpaid ones, and those that were closed for being overdue while
 * their session may have been paid in its last moment. One of whose session `paid` or `expired` has come in,
 * whatever came of it, is no longer asked about.
 */
export function findUnsettledOrders(
  db: Kysely<Database>,
  about: {
    readonly provider: string;
    readonly afterNumber: number;
    readonly createdBefore: Date;
    /** A closed order from before that is left alone. */
    readonly closedSince: Date;
    readonly limit: number;
  },
): Promise<OrderRow[]> {
  return db
    .selectFrom("orders")
    .selectAll()
    .where("provider", "=", about.provider)
    .where("number", ">", about.afterNumber)
    .where("created_at", "<=", about.createdBefore)
    .where((eb) =>
      eb.or([
        eb("status", "=", "pending"),
        eb.and([
          eb("status", "=", "closed"),
          eb("closed_at", ">", about.closedSince),
          eb("provider_session_id", "is not", null),
        ]),
      ]),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("payment_events")
            .select("event_id")
            .whereRef("payment_events.order_id", "=", "orders.id")
            .where("type", "in", ["paid", "expired"])
            // An order's session may have been replaced: the end of the older one says nothing of it.
            .where(sql<boolean>`payment_events.body->>'sessionId' = orders.provider_session_id`),
        ),
      ),
    )
    .orderBy("number")
    .limit(about.limit)
    .execute();
}
