import { type Kysely, sql } from "kysely";

/** The VAT id register's response for the buyer's id: outcome, moment, consultation number, name. Evidence for the tax of an order. */
const STATEMENTS = [
  `alter table orders add column vat_id_check jsonb`,
  `alter table orders add constraint orders_vat_id_check_outcome
     check (vat_id_check ->> 'outcome' in ('valid', 'invalid', 'unavailable', 'notAsked'))`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
