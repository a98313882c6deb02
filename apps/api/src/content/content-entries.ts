import { type Kysely, type Selectable, sql } from "kysely";
import type { Database } from "../ports/database.ts";

export type ContentEntryRow = Selectable<Database["content_entries"]>;
export type EntryKind = ContentEntryRow["kind"];

export interface EntryFilter {
  readonly kind: EntryKind;
  readonly slugs?: readonly string[] | undefined;
  readonly categoryIds?: readonly number[] | undefined;
}

function selectEntries(db: Kysely<Database>, filter: EntryFilter) {
  let query = db.selectFrom("content_entries").where("kind", "=", filter.kind);
  if (filter.slugs) query = query.where("slug", "in", [...filter.slugs]);
  if (filter.categoryIds) query = query.where("category_id", "in", [...filter.categoryIds]);
  return query;
}

/** Newest first; pages, which have no date, by their ids. */
export function listEntries(
  db: Kysely<Database>,
  filter: EntryFilter,
  part: { readonly limit: number; readonly offset: number },
): Promise<ContentEntryRow[]> {
  return selectEntries(db, filter)
    .selectAll()
    .orderBy("published_at", "desc")
    .orderBy("id", "desc")
    .limit(part.limit)
    .offset(part.offset)
    .execute();
}

export async function countEntries(db: Kysely<Database>, filter: EntryFilter): Promise<number> {
  const row = await selectEntries(db, filter)
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

export async function findEntry(db: Kysely<Database>, kind: EntryKind, id: number): Promise<ContentEntryRow | null> {
  const row = await db
    .selectFrom("content_entries")
    .selectAll()
    .where("kind", "=", kind)
    .where("id", "=", id)
    .executeTakeFirst();
  return row ?? null;
}

/** The article that has this picture. */
export async function findEntryByPicture(db: Kysely<Database>, pictureId: number): Promise<ContentEntryRow | null> {
  const row = await db
    .selectFrom("content_entries")
    .selectAll()
    .where(sql<number>`(data -> 'picture' ->> 'id')::int`, "=", pictureId)
    .executeTakeFirst();
  return row ?? null;
}

export interface CategoryRow {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly count: number;
}

/** The categories that posts are in, by their English name; a language that has no name for one leaves it English. */
export async function listCategories(db: Kysely<Database>, language?: "de" | "ja"): Promise<CategoryRow[]> {
  const rows = await db
    .selectFrom("content_entries")
    .select(({ fn }) => [
      "category_id as id",
      fn.min<string>("category_slug").as("slug"),
      fn.min<string>("category_name").as("name"),
      sql<string | null>`min(data -> 'translations' -> ${language ?? ""} ->> 'category')`.as("translated"),
      fn.countAll<number>().as("count"),
    ])
    .where("kind", "=", "post")
    .where("category_id", "is not", null)
    .groupBy("category_id")
    .orderBy("name")
    .execute();
  return rows.map((row) => ({
    id: Number(row.id),
    slug: row.slug,
    name: row.translated ?? row.name,
    count: Number(row.count),
  }));
}
