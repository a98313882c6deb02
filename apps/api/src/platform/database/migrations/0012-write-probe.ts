import { type Kysely, sql } from "kysely";

/** What readiness writes, to see that writing works. */
const STATEMENTS = [`create table write_probe (number integer not null)`];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
