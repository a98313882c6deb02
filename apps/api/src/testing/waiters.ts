import { sql } from "kysely";
import type { Deps } from "../ports/deps.ts";

/** Settles when so many connections of a test's real PostgreSQL wait for a lock, or when it is over, whatever they do. */
export async function waitersBecome(db: Deps["db"], count: number, isOver: () => boolean = () => false): Promise<void> {
  const waiting = sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  while (!isOver() && ((await waiting.execute(db)).rows[0]?.count ?? 0) < count);
}
