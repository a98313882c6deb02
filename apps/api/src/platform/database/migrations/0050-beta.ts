import { type Kysely, sql } from "kysely";

const STATEMENTS = [
  // The programme of the content: one row or none. Confirmations lock it, so that no more places are given than there are.
  `create table beta_programme (
    id integer primary key check (id = 1),
    product text not null,
    is_open boolean not null,
    places integer not null check (places > 0),
    intro text not null,
    tasks jsonb not null,
    translations jsonb not null default '{}',
    nda_version text not null
  )`,
  // A text that was signed stays: the signature names it by its hash.
  `create table beta_nda_texts (
    hash text primary key check (hash ~ '^[0-9a-f]{64}$'),
    version text not null,
    locale text not null,
    title text not null,
    sections jsonb not null,
    unique (version, locale)
  )`,
  // An address has one sign-up, however often it is sent.
  `create table beta_sign_ups (
    id uuid primary key,
    email text not null unique check (email = lower(email)),
    name text not null check (name <> ''),
    system text not null check (system in ('windows', 'macos', 'both')),
    host text not null check (host <> ''),
    records text not null check (records <> ''),
    microphones integer not null check (microphones between 1 and 128),
    remarks text not null,
    locale text not null,
    created_at timestamptz not null,
    confirmed_at timestamptz
  )`,
  // A version is signed once by an address.
  `create table beta_signatures (
    id uuid primary key,
    email text not null check (email = lower(email)),
    name text not null check (name <> ''),
    version text not null,
    text_hash text not null references beta_nda_texts(hash),
    signed_at timestamptz not null,
    unique (email, version)
  )`,
];

/** The beta programme: who signed up for it, and who signed its non-disclosure agreement. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
