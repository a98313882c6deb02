import { createArgon2Hasher } from "@shop/api";
import type pg from "pg";

export const BENCH_PASSWORD = "a bench's own password";

/** Accounts `<name>1@bench.example` and on, all of one password: hashing it once is enough, for checking costs the same each time. */
export async function insertCustomers(
  sql: pg.Client,
  { name, count, isActive = true }: { readonly name: string; readonly count: number; readonly isActive?: boolean },
): Promise<void> {
  const hashed = await (await createArgon2Hasher()).hash(BENCH_PASSWORD);
  if (!hashed.isOk) throw new Error("The password could not be hashed.");
  await sql.query(
    `insert into users (id, email, password_hash, first_name, last_name, registration_name, is_active, created_at, activated_at)
     select gen_random_uuid(), $1 || n || '@bench.example', $2, 'Ada', 'Bench', 'Ada Bench', $3, now(), case when $3 then now() end
     from generate_series(1, $4::integer) as n`,
    [name, hashed.value, isActive, count],
  );
}
