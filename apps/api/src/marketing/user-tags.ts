import type { Kysely } from "kysely";
import type { Database } from "../ports/database.ts";

export async function addTag(db: Kysely<Database>, userId: string, tag: string, now: Date): Promise<void> {
  await db
    .insertInto("user_tags")
    .values({ user_id: userId, tag, added_at: now })
    .onConflict((conflict) => conflict.columns(["user_id", "tag"]).doNothing())
    .execute();
}

export async function removeTag(db: Kysely<Database>, userId: string, tag: string): Promise<void> {
  await db.deleteFrom("user_tags").where("user_id", "=", userId).where("tag", "=", tag).execute();
}

export async function listTagsOfUser(db: Kysely<Database>, userId: string): Promise<string[]> {
  const rows = await db.selectFrom("user_tags").select("tag").where("user_id", "=", userId).orderBy("tag").execute();
  return rows.map(({ tag }) => tag);
}

export async function listTags(db: Kysely<Database>): Promise<string[]> {
  const rows = await db.selectFrom("user_tags").select("tag").distinct().orderBy("tag").execute();
  return rows.map(({ tag }) => tag);
}

/** The addresses of the accounts that have a tag. */
export async function listEmailsWithTag(db: Kysely<Database>, tag: string): Promise<string[]> {
  const rows = await db
    .selectFrom("user_tags")
    .innerJoin("users", "users.id", "user_tags.user_id")
    .select("users.email")
    .where("tag", "=", tag)
    .orderBy("users.email")
    .execute();
  return rows.map(({ email }) => email);
}
