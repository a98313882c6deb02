import { expect, test } from "vitest";
import type { ColumnRule } from "./column-rule.ts";
import { PERSONAL_DATA, personalTables } from "./registry.ts";

const columns = Object.entries(PERSONAL_DATA).flatMap(([table, { kind, columns: ofTable }]) =>
  Object.entries<ColumnRule>(ofTable).map(([column, rule]) => ({ name: `${table}.${column}`, kind, rule })),
);
const personal = columns.flatMap(({ name, rule }) => (rule.kind === "personal" ? [{ name, ...rule }] : []));

test("[SAFE-27] a personal column has a name in the data file, or a reason why it is never shown", () => {
  const without = personal.filter(({ export: shown }) => !("never" in shown ? shown.never : shown.as).trim());
  expect(without).toEqual([]);
});

test("[SAFE-27] a personal column has an erase rule, and what is kept names the law and the years", () => {
  const lawless = personal.filter(({ erase }) => erase.how === "keep" && (!erase.ground.law || erase.ground.years < 1));
  expect(lawless).toEqual([]);
  expect(personal.filter(({ erase }) => !erase.how)).toEqual([]);
});

test("[SAFE-27] only orders and what belongs to them is kept", () => {
  const kept = personal.filter(({ erase }) => erase.how === "keep").map(({ name }) => name.split(".")[0]);
  expect([...new Set(kept)].sort()).toEqual(["consents", "coupon_uses", "order_lines", "orders", "payment_events"]);
});

test("a table without a personal column says why it is about nobody", () => {
  expect(columns.filter(({ kind, rule }) => kind === "impersonal" && rule.kind === "personal")).toEqual([]);
  const tables = Object.values(PERSONAL_DATA);
  expect(tables.filter((table) => table.kind === "impersonal" && !table.because)).toEqual([]);
});

test.each(personalTables())(
  "the table $name can keep what it says is kept, and shows no two columns under one name",
  ({ columns: ofTable, keptWhere }) => {
    const rules = Object.values(ofTable).flatMap((rule) => (rule.kind === "personal" ? [rule] : []));
    expect(rules.some(({ erase }) => erase.how === "keep")).toBe(keptWhere !== undefined);
    const names = rules.flatMap(({ export: shown }) => ("as" in shown ? [shown.as] : []));
    expect(new Set(names).size).toBe(names.length);
  },
);
