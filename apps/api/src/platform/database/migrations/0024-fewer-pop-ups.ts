import { type Kysely, sql } from "kysely";

/** Whether an account wants fewer pop-ups. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users add column wants_fewer_pop_ups boolean not null default false`.execute(db);
}
