import { type Kysely, sql } from "kysely";

/** Browsers in which an account has logged in, by the hash of a cookie. The throttle of the account's logins lets them through. */
const STATEMENTS = [
  `create table login_devices (
     token_hash text not null,
     user_id uuid not null references users (id) on delete cascade,
     created_at timestamptz not null,
     expires_at timestamptz not null,
     primary key (token_hash, user_id)
   )`,
  `create index login_devices_user on login_devices (user_id)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
