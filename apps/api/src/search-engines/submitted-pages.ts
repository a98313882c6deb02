import type { Kysely } from "kysely";
import type { Database } from "../ports/database.ts";
import type { PageDigests } from "./list-pages.ts";

const KEY = "submittedPages";

/** What search engines know; empty in a shop that has submitted nothing yet. */
export async function findSubmittedPages(db: Kysely<Database>): Promise<PageDigests> {
  const row = await db.selectFrom("settings").select("value").where("key", "=", KEY).executeTakeFirst();
  return Object.fromEntries(
    Object.entries(row?.value ?? {}).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
}

export async function putSubmittedPages(db: Kysely<Database>, pages: PageDigests): Promise<void> {
  const value = JSON.stringify(pages);
  await db
    .insertInto("settings")
    .values({ key: KEY, value })
    .onConflict((conflict) => conflict.column("key").doUpdateSet({ value }))
    .execute();
}
