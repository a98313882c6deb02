import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Person } from "../../personal-data/column-rule.ts";
import { PERSONAL_DATA, personalTables } from "../../personal-data/registry.ts";
import type { Database } from "../../ports/database.ts";

/** What rows contain, as one hash a table. */
export type Fingerprint = Readonly<Record<string, string>>;

/** Counts of tries, and responses kept for a browser that asks again: what any call may leave behind. */
const TRACES: ReadonlySet<string> = new Set(["rate_limits", "idempotency_keys"]);

/** Every row that is about a person, as the registry of personal data finds them, but for traces. */
export function fingerprintPerson(db: Kysely<Database>, person: Person): Promise<Fingerprint> {
  const tables = personalTables().filter(({ name }) => !TRACES.has(name));
  return fingerprint(
    db,
    tables.map(({ name, rows }) => ({ name, where: rows(person) })),
  );
}

/** The whole database, but for traces. */
export function fingerprintDatabase(db: Kysely<Database>): Promise<Fingerprint> {
  const names = Object.keys(PERSONAL_DATA).filter((name) => !TRACES.has(name));
  return fingerprint(
    db,
    names.map((name) => ({ name, where: sql<boolean>`true` })),
  );
}

async function fingerprint(
  db: Kysely<Database>,
  tables: ReadonlyArray<{ readonly name: string; readonly where: RawBuilder<boolean> }>,
): Promise<Fingerprint> {
  const hashes = tables.map(({ name, where }) => {
    const row = sql`(${sql.ref(name)}.*)::text`;
    return sql`select ${name}::text as name, md5(coalesce(string_agg(${row}, ' ' order by ${row}), '')) as hash
      from ${sql.table(name)} where ${where}`;
  });
  const { rows } = await sql<{ name: string; hash: string }>`${sql.join(hashes, sql` union all `)}`.execute(db);
  return Object.fromEntries(rows.map(({ name, hash }) => [name, hash]));
}

/** The tables in which two fingerprints differ, sorted. */
export function changedTables(before: Fingerprint, after: Fingerprint): string[] {
  return Object.keys(before)
    .filter((name) => before[name] !== after[name])
    .sort();
}

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

/** Every id that the rows about a person name. */
export async function idsOfPerson(db: Kysely<Database>, person: Person): Promise<Set<string>> {
  const found = new Set<string>();
  for (const { name, rows: ofPerson } of personalTables()) {
    const { rows } = await sql<object>`select * from ${sql.table(name)} where ${ofPerson(person)}`.execute(db);
    for (const id of JSON.stringify(rows).match(UUID) ?? []) found.add(id);
  }
  return found;
}
