import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { OpenDatabase } from "../ports/database.ts";
import { createTestDatabase } from "../testing/index.ts";
import { PERSONAL_DATA } from "./registry.ts";

let opened: OpenDatabase;
beforeAll(async () => {
  opened = await createTestDatabase();
});
afterAll(() => opened.close());

test("[SAFE-27] every column of every table is classified, and none that isn't there any more", async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public' and table_name not like 'kysely_%'`.execute(opened.db);
  const classified = Object.entries(PERSONAL_DATA).flatMap(([table, { columns }]) =>
    Object.keys(columns).map((column) => `${table}.${column}`),
  );
  expect(classified.sort()).toEqual(rows.map(({ name }) => name).sort());
});

test("[SAFE-27] what names an account in the database is personal", async () => {
  const { rows } = await sql<{ table_name: string; column_name: string }>`
    select own.table_name, own.column_name
    from information_schema.referential_constraints as rule
    join information_schema.key_column_usage as own on own.constraint_name = rule.constraint_name
    join information_schema.key_column_usage as other on other.constraint_name = rule.unique_constraint_name
    where other.table_name = 'users'`.execute(opened.db);
  const kinds = rows.map(({ table_name, column_name }) => {
    const columns: Readonly<Record<string, { kind: string }>> =
      PERSONAL_DATA[table_name as keyof typeof PERSONAL_DATA].columns;
    return [table_name, column_name, columns[column_name]?.kind];
  });
  expect(kinds.length).toBeGreaterThan(15);
  expect(kinds.filter(([, , kind]) => kind !== "personal")).toEqual([]);
});
