import { type Kysely, sql } from "kysely";

/**
 * An order's line has the cart's limit with it, as a line of the cart does, so that no order exceeds it however it is made. Orders that
 * were placed before have the quantity they were placed with.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table order_lines add column max_quantity integer`.execute(db);
  await sql`update order_lines set max_quantity = quantity`.execute(db);
  await sql`alter table order_lines alter column max_quantity set not null`.execute(db);
  await sql`alter table order_lines drop constraint order_lines_quantity_check`.execute(db);
  await sql`alter table order_lines add constraint order_lines_quantity_check check (quantity between 1 and max_quantity)`.execute(
    db,
  );
}
