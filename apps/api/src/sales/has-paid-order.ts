import { type Kysely, sql } from "kysely";
import type { Database } from "../ports/database.ts";

/** Whether an account has ever paid for an order. */
export async function hasPaidOrder(db: Kysely<Database>, userId: string): Promise<boolean> {
  const { rows } = await sql<{ has_paid: boolean }>`
    select exists (select from orders where user_id = ${userId} and paid_at is not null) as has_paid`.execute(db);
  return rows[0]?.has_paid === true;
}
