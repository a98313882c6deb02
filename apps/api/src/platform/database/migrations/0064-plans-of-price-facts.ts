import { type Kysely, sql } from "kysely";

/**
 * What bundles contain is planned once per connection. PostgreSQL guesses that a list of unknown length has ten entries, so it considers
 * a plan for each list cheaper, and planning takes three times as long as running it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter function price_facts set plan_cache_mode = force_generic_plan`.execute(db);
}
