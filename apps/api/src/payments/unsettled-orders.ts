import { type Kysely, sql } from "kysely";
import type { OrderRow } from "../orders/index.ts";
import type { Database } from "../ports/database.ts";

/** An order's place in the turn. */
export type UnsettledPlace = Pick<OrderRow, "number" | "unanswered_at">;

/**
 * Orders whose outcome this provider has not yet reported: first those for which it has always responded, by number, then those whose last
 * missing response is the longest ago. They are unpaid, or were closed as overdue while their session may have been paid at the last
 * moment. Once `paid` or `expired` has been received for the session, with any outcome, the order is no longer included.
 */
export function findUnsettledOrders(
  db: Kysely<Database>,
  about: {
    readonly provider: string;
    /** The last one of the page before. */
    readonly after: UnsettledPlace | null;
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
            // An order's session may have been replaced: the end of the older one doesn't concern it.
            .where(sql<boolean>`payment_events.body->>'sessionId' = orders.provider_session_id`),
        ),
      ),
    )
    .where(isBehind(about.after))
    .orderBy("unanswered_at", (order) => order.asc().nullsFirst())
    .orderBy("number")
    .limit(about.limit)
    .execute();
}

function isBehind(last: UnsettledPlace | null) {
  const { unanswered_at: unansweredAt, number } = last ?? { unanswered_at: null, number: 0 };
  return sql<boolean>`(coalesce(orders.unanswered_at, '-infinity'), orders.number)
    > (coalesce(${unansweredAt}::timestamptz, '-infinity'), ${number}::bigint)`;
}

/** Puts an order behind all others in the turn of reconciliation. */
export async function noteUnanswered(db: Kysely<Database>, orderId: string, now: Date): Promise<void> {
  await db.updateTable("orders").set({ unanswered_at: now }).where("id", "=", orderId).execute();
}
