import { type Kysely, sql } from "kysely";

const STATEMENTS = [
  // A window may have a sale page of its own, and a demo's window begins again with each start, this many days later.
  `alter table campaigns add column page text`,
  `alter table campaigns add column renewed_in_days integer check (renewed_in_days >= 0)`,
  // The coupon that a drip page gives away.
  `alter table coupons add column drip_page text`,

  // Bounds as campaigns have them. The seed of the draw is made with the row, and its hash is public from then on.
  `create table contests (
    id text primary key,
    page text not null,
    title text not null,
    subtitle text not null default '',
    worth text not null default '',
    is_enabled boolean not null,
    prizes jsonb not null,
    rules jsonb not null,
    kept_for_days integer not null check (kept_for_days > 0),
    renewed_in_days integer check (renewed_in_days >= 0),
    seed text not null,
    time_zone text not null,
    starts_local text not null,
    ends_local text not null,
    starts_at timestamptz not null,
    ends_at timestamptz not null,
    removed_at timestamptz,
    check (starts_at < ends_at)
  )`,
  // An address has one entry in a contest, however often it is sent. The id is its number in the draw.
  `create table contest_entries (
    id uuid primary key,
    contest_id text not null references contests(id),
    email text not null check (email = lower(email)),
    locale text not null,
    key_hash text not null,
    accepted_rules_at timestamptz not null,
    confirmed_at timestamptz,
    created_at timestamptz not null,
    unique (contest_id, email)
  )`,
  `create index contest_entries_email on contest_entries (email)`,
  // One draw a contest. It names entries by their numbers, so that it can be checked after they were erased.
  `create table contest_draws (
    contest_id text primary key references contests(id),
    seed text not null,
    entry_ids jsonb not null,
    winners jsonb not null,
    drawn_at timestamptz not null
  )`,
];

/** Sale pages with windows and offers of their own, and contests. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
