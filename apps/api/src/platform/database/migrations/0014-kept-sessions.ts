import { type Kysely, sql } from "kysely";

/**
 * Whether a login is kept on its device. Earlier sessions all lasted 30 days without a request for it. They now end two hours after their
 * last use, like a login that isn't kept.
 */
const STATEMENTS = [
  `alter table sessions add column is_kept boolean not null default false`,
  `update sessions set expires_at = least(expires_at, last_seen_at + interval '2 hours')`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
