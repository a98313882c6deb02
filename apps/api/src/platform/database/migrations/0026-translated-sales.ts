import { type Kysely, sql } from "kysely";

/** Texts of campaigns and contests in other languages than English. What was written before is English alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table campaigns add column translations jsonb not null default '{}'`.execute(db);
  await sql`alter table contests add column translations jsonb not null default '{}'`.execute(db);
}
