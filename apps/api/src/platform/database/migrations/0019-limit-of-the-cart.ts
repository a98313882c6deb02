import { type Kysely, sql } from "kysely";

/**
 * How many of an item a cart may hold is a number of the cart's rules, and each line has it with it (`max_quantity`, which its quantity
 * never exceeds). The database no longer repeats it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table cart_lines drop constraint cart_lines_max_quantity_check`.execute(db);
  await sql`alter table order_lines drop constraint order_lines_quantity_check`.execute(db);
  await sql`alter table order_lines add constraint order_lines_quantity_check check (quantity >= 1)`.execute(db);
}
