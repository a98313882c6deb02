import { type Kysely, sql } from "kysely";
import type { Database } from "../ports/database.ts";

interface OrderOfBuyer {
  readonly orderId: string;
  readonly userId: string;
  readonly now: Date;
}

/**
 * Assigns an account's discount on its first purchase to an order that is being written; an unpaid order loses it. False: something was
 * paid, and the transaction must be rolled back.
 */
export async function holdFirstPurchase(trx: Kysely<Database>, order: OrderOfBuyer): Promise<boolean> {
  const { orderId, userId, now } = order;
  await lockFirstPurchase(trx, order);
  const { rows } = await sql`
    update first_purchases set order_id = ${orderId}, held_at = ${now}
    where user_id = ${userId}
      and not exists (select from orders where user_id = ${userId} and paid_at is not null)
    returning user_id`.execute(trx);
  return rows.length > 0;
}

/** An order that has the discount was paid: it is this order's for good. False: another one, which was paid too, has it already. */
export async function keepFirstPurchase(trx: Kysely<Database>, order: OrderOfBuyer): Promise<boolean> {
  const { orderId, userId } = order;
  await lockFirstPurchase(trx, order);
  const { rows } = await sql`
    update first_purchases set order_id = ${orderId}
    where user_id = ${userId} and (order_id = ${orderId}
      or not exists (select from orders where orders.id = first_purchases.order_id and paid_at is not null))
    returning user_id`.execute(trx);
  return rows.length > 0;
}

/**
 * Locks the account's row until the transaction ends; if there is none, it is created for this order. A separate statement: the transaction
 * that it waited for may have paid, which only the next statement sees.
 */
async function lockFirstPurchase(trx: Kysely<Database>, { orderId, userId, now }: OrderOfBuyer): Promise<void> {
  await sql`
    insert into first_purchases (user_id, order_id, held_at) values (${userId}, ${orderId}, ${now})
    on conflict (user_id) do update set held_at = first_purchases.held_at`.execute(trx);
}
