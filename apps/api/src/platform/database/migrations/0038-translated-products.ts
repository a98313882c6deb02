import { type Kysely, sql } from "kysely";

/** A product's texts in other languages than English. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw("alter table products add column translations jsonb not null default '{}'").execute(db);
}
