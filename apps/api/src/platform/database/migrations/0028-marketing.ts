import { type Kysely, sql } from "kysely";

/**
 * What customers allowed, did and were tagged with, and what still has to reach the operator's own marketing host. Each event is one row by
 * its id, however often it is sent.
 */
const STATEMENTS = [
  `create table marketing_consents (
    user_id uuid primary key references users (id),
    consent_id uuid not null,
    is_granted boolean not null,
    chosen_at timestamptz not null,
    changed_at timestamptz not null
  )`,
  `create table drip_events (
    user_id uuid not null references users (id),
    event_id uuid not null,
    event_type text not null,
    product_name text,
    event_data jsonb not null,
    occurred_at timestamptz not null,
    received_at timestamptz not null,
    primary key (user_id, event_id)
  )`,
  `create index drip_events_newest on drip_events (user_id, occurred_at desc)`,
  `create index drip_events_by_type on drip_events (event_type, occurred_at)`,
  `create index drip_events_received on drip_events (received_at)`,
  `create table activity_events (
    user_id uuid not null references users (id),
    event_id uuid not null,
    type text not null check (type in ('download', 'registration', 'review', 'shop')),
    data jsonb not null,
    context jsonb not null,
    occurred_at timestamptz not null,
    received_at timestamptz not null,
    primary key (user_id, event_id)
  )`,
  `create index activity_events_received on activity_events (received_at)`,
  `create table activity_sessions (
    user_id uuid not null references users (id),
    session_id uuid not null,
    duration_ms double precision not null,
    summary jsonb not null,
    received_at timestamptz not null,
    primary key (user_id, session_id)
  )`,
  `create index activity_sessions_received on activity_sessions (received_at)`,
  `create table user_tags (
    user_id uuid not null references users (id),
    tag text not null,
    added_at timestamptz not null,
    primary key (user_id, tag)
  )`,
  `create index user_tags_by_tag on user_tags (tag)`,
  `create table marketing_forwards (
    id uuid not null,
    user_id uuid not null references users (id),
    call text not null,
    body jsonb not null,
    created_at timestamptz not null,
    attempts integer not null default 0,
    next_attempt_at timestamptz not null,
    last_error text,
    primary key (user_id, id)
  )`,
  `create index marketing_forwards_due on marketing_forwards (next_attempt_at)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
