import { type Kysely, sql } from "kysely";

/** When the payment provider last failed to respond about an order: reconciliation checks such an order after the others. */
const STATEMENTS = [`alter table orders add column unanswered_at timestamptz`];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
