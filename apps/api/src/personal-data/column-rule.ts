import { type RawBuilder, sql } from "kysely";
import type { Database } from "../ports/database.ts";

/** Whose data it is. The address is the account's current one, in lower case. */
export interface Person {
  readonly userId: string;
  readonly email: string;
}

export type Condition = RawBuilder<boolean>;
/** A column as a statement names it. */
type Column = RawBuilder<unknown>;

/** What the data file shows of a column and under which name, or why it never shows it. */
export type ExportRule =
  | {
      readonly as: string;
      /** What is selected in the column's place. */
      readonly from?: (column: Column, person: Person) => RawBuilder<unknown>;
      /** How the value is transformed before it is shown. */
      readonly read?: (value: unknown) => unknown;
    }
  | { readonly never: string };

/** A law that requires rows to be kept, and for how long. */
export interface LegalGround {
  readonly law: string;
  readonly years: number;
}

/**
 * What happens to a column when its person's account is erased. `deleteRow`: the whole row is deleted. `setNull`, `blank` (an empty text),
 * `redact`: the row stays without the value. `unlinked`: it stays, but can no longer be attributed to anyone. `keep`: a law requires it,
 * for rows that match the table's `keptWhere`; `otherwise` is the rule for the others.
 */
export type EraseRule =
  | { readonly how: "deleteRow" | "setNull" | "blank" | "unlinked" }
  | { readonly how: "redact"; readonly to: (column: Column) => RawBuilder<unknown> }
  | { readonly how: "keep"; readonly ground: LegalGround; readonly otherwise: "setNull" | "blank" | "unlinked" };

export type ColumnRule =
  | { readonly kind: "impersonal" }
  | { readonly kind: "personal"; readonly export: ExportRule; readonly erase: EraseRule };

/** Where a table's rows appear in the data file: a list of its own, one record, or a list within the rows of another table. */
export type FileSection =
  | { readonly section: string; readonly isOne?: true }
  | { readonly section: string; readonly within: TableName; readonly key: string };

export interface PersonalTable<Name extends TableName> {
  readonly kind: "personal";
  /** Null: none of it is shown, for the reasons that its columns give. */
  readonly file: FileSection | null;
  readonly orderBy: keyof Database[Name] & string;
  /** Every row that is about the person. */
  readonly rows: (person: Person) => Condition;
  /** Those that are deleted when the account is erased; the rest are changed by the columns' rules. */
  readonly deleted: (person: Person) => Condition;
  /** Rows that a law requires to be kept. Needed if a column has the rule `keep`. */
  readonly keptWhere?: Condition;
  readonly columns: { readonly [Column in keyof Database[Name]]: ColumnRule };
}

/** A table without personal data, and why. */
export interface ImpersonalTable<Name extends TableName> {
  readonly kind: "impersonal";
  readonly because: string;
  readonly columns: { readonly [Column in keyof Database[Name]]: ColumnRule };
}

export type TableName = keyof Database & string;
export type TableRules<Name extends TableName> = PersonalTable<Name> | ImpersonalTable<Name>;

export const IMPERSONAL: ColumnRule = { kind: "impersonal" };
export const DELETE_ROW: EraseRule = { how: "deleteRow" };
export const SET_NULL: EraseRule = { how: "setNull" };
export const BLANK: EraseRule = { how: "blank" };
export const UNLINKED: EraseRule = { how: "unlinked" };

/** A column that the data file shows under the given name. */
export function shown(
  as: string,
  erase: EraseRule,
  how: Omit<Extract<ExportRule, { as: string }>, "as"> = {},
): ColumnRule {
  return { kind: "personal", export: { as, ...how }, erase };
}

/** A column that the data file never shows. */
export function hidden(never: string, erase: EraseRule): ColumnRule {
  return { kind: "personal", export: { never }, erase };
}

/** A product's name in the place of its id. */
export function productName(as: string, erase: EraseRule): ColumnRule {
  return shown(as, erase, { from: (id) => sql`(select name from products as named where named.id = ${id})` });
}

/** All columns of a table without personal data. */
export function aboutNobody<const Name extends string>(
  ...names: readonly Name[]
): { readonly [Column in Name]: ColumnRule } {
  return Object.fromEntries(names.map((name) => [name, IMPERSONAL])) as { [Column in Name]: ColumnRule };
}
