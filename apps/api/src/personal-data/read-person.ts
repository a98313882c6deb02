import { type Kysely, sql } from "kysely";
import type { Database } from "../ports/database.ts";
import type { Person } from "./column-rule.ts";
import { type AnyPersonalTable, personalTables } from "./registry.ts";

/** A row as the data file shows it. */
export type ShownRow = Record<string, unknown>;

/** A row, and what it and rows of other tables are matched by. */
interface ReadRow {
  readonly id: unknown;
  readonly within: unknown;
  readonly shown: ShownRow;
}

/**
 * Everything that the registry shows of a person, by section: lists of rows, and the account as one record. Times are as the database
 * returns them; amounts are hundredths of the currency's unit.
 */
export async function readPerson(db: Kysely<Database>, person: Person): Promise<Record<string, unknown>> {
  const read = new Map<string, readonly ReadRow[]>();
  // Tables that contain others come after them in the registry.
  for (const table of personalTables()) if (table.file) read.set(table.name, await readRows(db, table, person));
  const file: Record<string, unknown> = {};
  for (const { name, file: place } of personalTables()) {
    const rows = read.get(name) ?? [];
    if (!place) continue;
    if ("within" in place) putWithin(read.get(place.within) ?? [], place.section, rows);
    else file[place.section] = "isOne" in place ? (rows[0]?.shown ?? null) : rows.map(({ shown }) => shown);
  }
  return file;
}

function putWithin(holders: readonly ReadRow[], section: string, rows: readonly ReadRow[]): void {
  const byHolder = new Map<unknown, ShownRow[]>(holders.map(({ id }) => [id, []]));
  for (const { within, shown } of rows) byHolder.get(within)?.push(shown);
  for (const holder of holders) holder.shown[section] = byHolder.get(holder.id);
}

async function readRows(db: Kysely<Database>, table: AnyPersonalTable, person: Person): Promise<ReadRow[]> {
  const columns = Object.entries(table.columns).flatMap(([name, rule]) => {
    if (rule.kind !== "personal" || "never" in rule.export) return [];
    const column = sql.ref(`${table.name}.${name}`);
    const { as, from, read } = rule.export;
    return [{ as, read, selected: sql`${from ? from(column, person) : column} as ${sql.ref(as)}` }];
  });
  const selected = [...columns.map((column) => column.selected), ...keysOf(table)];
  const { rows } = await sql<Record<string, unknown>>`select ${sql.join(selected)}
    from ${sql.table(table.name)} where ${table.rows(person)}
    order by ${sql.ref(`${table.name}.${table.orderBy}`)}`.execute(db);
  return rows.map((row) => ({
    id: row._id,
    within: row._within,
    shown: Object.fromEntries(columns.map(({ as, read }) => [as, read ? read(row[as]) : row[as]])),
  }));
}

/** By which rows are put into one another, whether they are shown or not. */
function keysOf({ name, file, columns }: AnyPersonalTable) {
  const id = "id" in columns ? [sql`${sql.ref(`${name}.id`)} as _id`] : [];
  return file && "within" in file ? [...id, sql`${sql.ref(`${name}.${file.key}`)} as _within`] : id;
}
