import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Database } from "../ports/database.ts";
import type { Condition, EraseRule, Person } from "./column-rule.ts";
import { type AnyPersonalTable, personalTables } from "./registry.ts";

/** Erases everything stored about a person, by the registry, in the caller's transaction, which has locked the account's row. */
export async function erasePerson(trx: Kysely<Database>, person: Person): Promise<void> {
  for (const table of personalTables()) {
    await sql`delete from ${sql.table(table.name)} where ${table.deleted(person)}`.execute(trx);
    await changeUnkept(trx, table, person);
    await change(trx, table, table.rows(person), (erase) => always(erase));
  }
}

/** First, because rows without a retention duty are still found by the person. */
function changeUnkept(trx: Kysely<Database>, table: AnyPersonalTable, person: Person): Promise<void> {
  const { keptWhere } = table;
  if (!keptWhere) return Promise.resolve();
  const unkept = sql<boolean>`${table.rows(person)} and not (${keptWhere})`;
  return change(trx, table, unkept, (erase) => (erase.how === "keep" ? { how: erase.otherwise } : null));
}

function always(erase: EraseRule): EraseRule | null {
  return erase.how === "keep" ? null : erase;
}

async function change(
  trx: Kysely<Database>,
  table: AnyPersonalTable,
  where: Condition,
  ruleOf: (erase: EraseRule) => EraseRule | null,
): Promise<void> {
  const changes = Object.entries(table.columns).flatMap(([column, rule]) => {
    const erase = rule.kind === "personal" ? ruleOf(rule.erase) : null;
    const value = erase && valueAfter(erase, sql.ref(`${table.name}.${column}`));
    return value ? [sql`${sql.ref(column)} = ${value}`] : [];
  });
  if (changes.length === 0) return;
  await sql`update ${sql.table(table.name)} set ${sql.join(changes)} where ${where}`.execute(trx);
}

/** The column's new value; null if it isn't changed. */
function valueAfter(erase: EraseRule, column: RawBuilder<unknown>): RawBuilder<unknown> | null {
  switch (erase.how) {
    case "setNull":
      return sql`null`;
    case "blank":
      return sql`''`;
    case "redact":
      return erase.to(column);
    case "deleteRow":
    case "unlinked":
    case "keep":
      return null;
  }
}
