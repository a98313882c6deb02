import { type Kysely, sql } from "kysely";
import type { Database } from "../schema.ts";

interface OrderOfBuyer {
  readonly orderId: string;
  readonly userId: string;
  readonly now: Date;
}

/** Gives an account's discount on its first purchase to an order that is being written; an unpaid order gives it up. False: something was paid. */
export async function holdFirstPurchase(
  trx: Kysely<Database>,
  { orderId, userId, now }: OrderOfBuyer,
): Promise<boolean> {
  const { rows } = await sql`
    insert into first_purchases (user_id, order_id, held_at)
    select ${userId}, ${orderId}, ${now}
    where not exists (select from orders where user_id = ${userId} and paid_at is not null)
    on conflict (user_id) do update set order_id = excluded.order_id, held_at = excluded.held_at
      where not exists (select from orders where orders.id = first_purchases.order_id and paid_at is not null)
    returning user_id`.execute(trx);
  return rows.length > 0;
}

/** An order that has the discount was paid: it is this order's for good. False: another one, which was paid too, has it already. */
export async function keepFirstPurchase(
  trx: Kysely<Database>,
  { orderId, userId, now }: OrderOfBuyer,
): Promise<boolean> {
  const { rows } = await sql`
    insert into first_purchases (user_id, order_id, held_at) values (${userId}, ${orderId}, ${now})
    on conflict (user_id) do update set order_id = excluded.order_id
      where first_purchases.order_id = excluded.order_id
        or not exists (select from orders where orders.id = first_purchases.order_id and paid_at is not null)
    returning user_id`.execute(trx);
  return rows.length > 0;
}
