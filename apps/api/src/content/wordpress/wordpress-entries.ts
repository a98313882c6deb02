import { type Kysely, sql } from "kysely";
import type { Database } from "../../ports/database.ts";
import type { ListPart, PostFilter } from "../content-source.ts";
import type { WordPressBodies, WordPressKind } from "../tables.ts";

export interface Copied<Kind extends WordPressKind = WordPressKind> {
  readonly kind: Kind;
  readonly id: number;
  readonly body: WordPressBodies[Kind];
  readonly slug?: string;
  readonly categoryIds?: readonly number[];
  readonly publishedAt?: Date | null;
  readonly modified?: string | null;
}

function selectPosts(db: Kysely<Database>, { slugs, categoryIds }: PostFilter) {
  let query = db.selectFrom("wordpress_entries").where("kind", "=", "post");
  if (slugs) query = query.where("slug", "in", [...slugs]);
  if (categoryIds) query = query.where(sql<boolean>`category_ids && ${[...categoryIds]}::int[]`);
  return query;
}

export async function countPosts(db: Kysely<Database>, filter: PostFilter): Promise<number> {
  const row = await selectPosts(db, filter)
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** Newest first. */
export async function listPosts(
  db: Kysely<Database>,
  filter: PostFilter,
  { limit, offset }: ListPart,
): Promise<Array<WordPressBodies["post"]>> {
  const rows = await selectPosts(db, filter)
    .select("body")
    .orderBy("published_at", (order) => order.desc().nullsLast())
    .orderBy("id", "desc")
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map(({ body }) => body as WordPressBodies["post"]);
}

export async function findBody<Kind extends WordPressKind>(
  db: Kysely<Database>,
  kind: Kind,
  id: number,
): Promise<WordPressBodies[Kind] | null> {
  const row = await db
    .selectFrom("wordpress_entries")
    .select("body")
    .where("kind", "=", kind)
    .where("id", "=", id)
    .executeTakeFirst();
  return row ? (row.body as WordPressBodies[Kind]) : null;
}

export async function listBodies<Kind extends WordPressKind>(
  db: Kysely<Database>,
  kind: Kind,
): Promise<Array<WordPressBodies[Kind]>> {
  const rows = await db.selectFrom("wordpress_entries").select("body").where("kind", "=", kind).orderBy("id").execute();
  return rows.map(({ body }) => body as WordPressBodies[Kind]);
}

/** When each copied entry was last changed, by its id. */
export async function listModified(db: Kysely<Database>, kind: WordPressKind): Promise<Map<number, string | null>> {
  const rows = await db.selectFrom("wordpress_entries").select(["id", "modified"]).where("kind", "=", kind).execute();
  return new Map(rows.map(({ id, modified }) => [id, modified]));
}

export async function putCopied(trx: Kysely<Database>, copied: readonly Copied[]): Promise<void> {
  if (copied.length === 0) return;
  const rows = copied.map(({ kind, id, body, slug = "", categoryIds = [], publishedAt = null, modified = null }) => ({
    kind,
    id,
    slug: storable(slug),
    category_ids: [...categoryIds],
    published_at: publishedAt,
    modified,
    body: JSON.stringify(body, (_name, value) => (typeof value === "string" ? storable(value) : value)),
  }));
  await trx
    .insertInto("wordpress_entries")
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(["kind", "id"]).doUpdateSet((eb) => ({
        slug: eb.ref("excluded.slug"),
        category_ids: eb.ref("excluded.category_ids"),
        published_at: eb.ref("excluded.published_at"),
        modified: eb.ref("excluded.modified"),
        body: eb.ref("excluded.body"),
      })),
    )
    .execute();
}

export async function removeCopied(trx: Kysely<Database>, kind: WordPressKind, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .deleteFrom("wordpress_entries")
    .where("kind", "=", kind)
    .where(sql<boolean>`id = any(${[...ids]}::int[])`)
    .execute();
}

/** Pictures that no entry names any more. */
export async function removeUnusedMedia(trx: Kysely<Database>): Promise<void> {
  await sql`
    delete from wordpress_entries where kind = 'media' and id not in (
      select (body ->> field)::int
      from wordpress_entries, unnest(array['featured_media', 'showcaseId', 'editorId']) as field
      where kind in ('post', 'item') and body ->> field is not null
    )`.execute(trx);
}

/** PostgreSQL stores no NUL and no half character. */
function storable(text: string): string {
  return text.replaceAll("\0", "").replace(/\p{Surrogate}/gu, "\ufffd");
}
