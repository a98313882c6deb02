import { type Kysely, sql } from "kysely";

/**
 * Proof of what visitors chose: append-only, and chained by hashes from one row that every writer locks. No column names a person, an
 * account or a network.
 */
const STATEMENTS = [
  `create table consent_records (
    position integer primary key check (position > 0),
    record_id uuid not null unique,
    consent_id uuid not null,
    chosen_at timestamptz not null,
    received_at timestamptz not null,
    policy_version text not null,
    text_hash text not null,
    locale text not null check (locale in ('en', 'de', 'ja')),
    asked jsonb not null,
    granted jsonb not null check (granted <@ asked),
    services jsonb not null,
    had_signal boolean not null,
    previous_hash text not null,
    hash text not null unique
  )`,
  `create index consent_records_received on consent_records (received_at)`,
  `create trigger consent_records_append_only before update on consent_records for each row execute function refuse_change()`,
  `create table consent_chain (
    id integer primary key check (id = 1),
    position integer not null,
    hash text not null
  )`,
  `insert into consent_chain (id, position, hash) values (1, 0, repeat('0', 64))`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
