import { type Kysely, sql } from "kysely";

/** What visitors allowed to be counted and recorded. No column names a person, an account or a network. */
const STATEMENTS = [
  `create table page_views_daily (
    day text not null check (day ~ '^\\d{4}-\\d{2}-\\d{2}$'),
    path text not null,
    views integer not null check (views > 0),
    visits integer not null check (visits between 0 and views),
    primary key (day, path)
  )`,
  `create table session_recordings (
    recording_id uuid not null,
    part integer not null check (part >= 0),
    received_at timestamptz not null,
    events bytea not null,
    primary key (recording_id, part)
  )`,
  `create index session_recordings_received on session_recordings (received_at)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
