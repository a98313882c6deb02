import { type Kysely, sql } from "kysely";

/**
 * An order's line has the cart's limit with it, as a line of the cart does, so that no order exceeds it however it is made. Lines that
 * were written before have none: rows of orders are never changed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table order_lines add column max_quantity integer`.execute(db);
  await sql`alter table order_lines drop constraint order_lines_quantity_check`.execute(db);
  await sql`alter table order_lines add constraint order_lines_quantity_check
    check (quantity >= 1 and quantity <= max_quantity)`.execute(db);
}
