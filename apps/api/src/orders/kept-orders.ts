import { type ExpressionBuilder, type Kysely, sql } from "kysely";
import type { Database } from "../ports/database.ts";

/** The last event of an order: it was paid or closed, or its payment provider reported something about it, such as a refund. */
const LAST_NEWS = sql<Date>`greatest(orders.created_at, orders.paid_at, orders.fulfilled_at, orders.closed_at,
  (select max(received_at) from payment_events where payment_events.order_id = orders.id))`;

/** Of an erased account, and past the retention period. */
function isOver(where: ExpressionBuilder<Database, "orders">, keptSince: Date) {
  return where.and([
    where("user_id", "is", null),
    where("status", "<>", "pending"),
    where("created_at", "<", keptSince),
    where(LAST_NEWS, "<", keptSince),
  ]);
}

/** Retained orders whose retention period is over, by number, after the given one. */
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
 * Locks a retained order whose retention period is over until the transaction ends. False: it is gone, its period isn't over, or it is
 * locked at this moment (a refund, another process). It doesn't wait for the lock.
 */
export async function holdOverdueKeptOrder(trx: Kysely<Database>, id: string, keptSince: Date): Promise<boolean> {
  const locked = trx.selectFrom("orders").select("id").where("id", "=", id).forUpdate().skipLocked();
  if (!(await locked.executeTakeFirst())) return false;
  // Checked again once it is locked: this statement sees an event that came in before, the one that waited doesn't.
  const over = trx.selectFrom("orders").select("id").where("id", "=", id);
  return (await over.where((where) => isOver(where, keptSince)).executeTakeFirst()) !== undefined;
}

/**
 * Deletes an order that the transaction has locked, with everything that depends on it. A licence that derives from it by transfer stays.
 */
export async function deleteKeptOrder(trx: Kysely<Database>, id: string): Promise<void> {
  // These lines are linked to the order only by its name.
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
