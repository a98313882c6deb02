import { type Kysely, sql } from "kysely";

/** What a pack can be heard with. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw("alter table products add column audition jsonb").execute(db);
}
