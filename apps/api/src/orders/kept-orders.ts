import { type ExpressionBuilder, type Kysely, sql } from "kysely";
import type { Database } from "../platform/database/schema.ts";

/** The last that became of an order: that it was paid, closed, or that its payment provider told of it, of a refund for one. */
const LAST_NEWS = sql<Date>`greatest(orders.created_at, orders.paid_at, orders.fulfilled_at, orders.closed_at,
  (select max(received_at) from payment_events where payment_events.order_id = orders.id))`;

/** Of an account that was erased, and older than what is kept. */
function isOver(where: ExpressionBuilder<Database, "orders">, keptSince: Date) {
  return where.and([
    where("user_id", "is", null),
    where("status", "<>", "pending"),
    where("created_at", "<", keptSince),
    where(LAST_NEWS, "<", keptSince),
  ]);
}

/** Kept orders whose years are over, by number, after the given one. */
export function listOverdueKeptOrders(
  db: Kysely<Database>,
  page: { readonly keptSince: Date; readonly afterNumber: number; readonly count: number },
): Promise<Array<{ id: string; number: number }>> {
  return db
    .selectFrom("orders")
    .select(["id", "number"])
    .where((where) => isOver(where, page.keptSince))
    .where("number", ">", page.afterNumber)
    .orderBy("number")
    .limit(page.count)
    .execute();
}

/**
 * Holds a kept order whose years are over until the transaction ends. False: it is gone, or its years aren't over, or somebody else holds
 * it at this moment (a refund, another process), and that isn't waited for.
 */
export async function holdOverdueKeptOrder(trx: Kysely<Database>, id: string, keptSince: Date): Promise<boolean> {
  const held = trx.selectFrom("orders").select("id").where("id", "=", id).forUpdate().skipLocked();
  if (!(await held.executeTakeFirst())) return false;
  // Looked at once it is held: an event that came in before is seen by this statement, not by the one that waited.
  const over = trx.selectFrom("orders").select("id").where("id", "=", id);
  return (await over.where((where) => isOver(where, keptSince)).executeTakeFirst()) !== undefined;
}

/** Deletes an order that the transaction holds, with everything that hangs on it; a licence that came of it by being handed on stays. */
export async function deleteKeptOrder(trx: Kysely<Database>, id: string): Promise<void> {
  // The books' lines are let go by who names their order alone.
  await sql`select set_config('shop.deletes_order', ${id}, true)`.execute(trx);
  await trx
    .deleteFrom("mails")
    .where("dedupe_key", "in", [`order:${id}`, `creditNote:${id}`])
    .execute();
  await trx.deleteFrom("coupon_uses").where("order_id", "=", id).execute();
  await trx.deleteFrom("consents").where("order_id", "=", id).execute();
  await trx.deleteFrom("payment_events").where("order_id", "=", id).execute();
  await trx.deleteFrom("order_lines").where("order_id", "=", id).execute();
  await trx.deleteFrom("orders").where("id", "=", id).execute();
}
