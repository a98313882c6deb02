import { type Kysely, sql } from "kysely";

/** What changed in each version of a product; what its trial doesn't do; and the trial's files, apart from the files for sale. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    "alter table products add column changelog jsonb not null default '[]'",
    "alter table products add column trial jsonb",
    `create table trial_files (
       product_id uuid not null references products(id),
       platform text not null check (platform in ('win', 'mac')),
       path text not null check (path like 'trials/%'),
       file_name text not null,
       media_type text not null,
       size_bytes bigint not null,
       sha256 text not null,
       version text,
       primary key (product_id, platform)
     )`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
