import { type Kysely, sql } from "kysely";

/** What a plugin does to each frequency, for its own page. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table products add column response jsonb`.execute(db);
}
