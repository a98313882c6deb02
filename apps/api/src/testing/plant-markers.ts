import { createHash } from "node:crypto";
import { type Kysely, sql } from "kysely";
import type { Person } from "../personal-data/column-rule.ts";
import { personalTables } from "../personal-data/registry.ts";
import { tryInTransaction } from "../platform/database/in-transaction.ts";
import type { Database } from "../ports/database.ts";

/** Nothing else in a database contains it. */
export const MARKER = "zqx-";

/** Where a marker is: `users.email`. */
export type MarkedColumn = `${string}.${string}`;

/** What a database refuses because a column takes only a few words, another row's key, or what is never rewritten. */
const REFUSED_BY_A_RULE = new Set(["23514", "23503", "23001", "22023"]);

interface TextColumn {
  readonly table_name: string;
  readonly column_name: string;
  readonly data_type: string;
}

/**
 * Puts a marker into every text of everything that is stored about a person, as the registry and the database have it, so that a column that
 * is new is planted too. Left alone is what the person's rows are found by. Returns where markers are.
 */
export async function plantMarkers(db: Kysely<Database>, person: Person): Promise<MarkedColumn[]> {
  const { rows: columns } = await sql<TextColumn>`
    select table_name, column_name, data_type from information_schema.columns
    where table_schema = 'public' and data_type in ('text', 'jsonb', 'json') order by table_name, column_name`.execute(
    db,
  );
  const planted: MarkedColumn[] = [];
  for (const table of personalTables()) {
    const isPersonal = (name: string) => table.columns[name]?.kind === "personal";
    for (const column of columns.filter((c) => c.table_name === table.name && isPersonal(c.column_name))) {
      if (await plant(db, column, person, table.rows(person))) planted.push(`${table.name}.${column.column_name}`);
    }
  }
  return planted;
}

async function plant(
  db: Kysely<Database>,
  { table_name, column_name, data_type }: TextColumn,
  { userId, email }: Person,
  ofPerson: ReturnType<typeof sql<boolean>>,
): Promise<boolean> {
  const column = sql.ref(`${table_name}.${column_name}`);
  const text = sql`coalesce(${column}::text, '')`;
  // Rows have their places in the marker, for some columns are unique.
  const marker = sql`(${markerOf(`${table_name}.${column_name}`)} || '-' || ${sql.ref(`${table_name}.ctid`)}::text)`;
  const value = data_type === "text" ? marker : sql`${sql.raw(data_type)}_build_object('planted', ${marker})`;
  // What names the account or its address stays as it is, for by that the rows are found.
  const names = [userId, email, createHash("sha256").update(email).digest("hex")];
  const isNamed = sql.join(
    names.map((name) => sql`position(${name}::text in ${text}) > 0`),
    sql` or `,
  );
  const count = async (trx: Kysely<Database>) =>
    (await sql`select 1 from ${sql.table(table_name)} where ${ofPerson}`.execute(trx)).rows.length;
  try {
    return await tryInTransaction(db, async (trx) => {
      const before = await count(trx);
      const changed = await sql`update ${sql.table(table_name)} set ${sql.ref(column_name)} = ${value}
        where ${ofPerson} and not (${isNamed})`.execute(trx);
      // A mail's kind, for one, is what its rows are found by too.
      const counts = (changed.numAffectedRows ?? 0n) > 0n && (await count(trx)) === before;
      return { counts, value: counts };
    });
  } catch (error) {
    if (error instanceof Error && REFUSED_BY_A_RULE.has(String((error as { code?: unknown }).code))) return false;
    throw error;
  }
}

/** The marker of a column; what follows it differs from row to row. */
export function markerOf(column: MarkedColumn): string {
  return `${MARKER}${column}`;
}

/** Where in the whole database a text is, by table and column, each once, sorted. */
export async function findInDump(db: Kysely<Database>, wanted: string): Promise<MarkedColumn[]> {
  const { rows: tables } = await sql<{ table_name: string }>`
    select table_name from information_schema.tables where table_schema = 'public' order by table_name`.execute(db);
  const found = new Set<MarkedColumn>();
  for (const { table_name } of tables) {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table_name)}`.execute(db);
    for (const [column, value] of rows.flatMap((row) => Object.entries(row))) {
      if (JSON.stringify(value)?.includes(wanted)) found.add(`${table_name}.${column}`);
    }
  }
  return [...found].sort();
}
