import type { Kysely } from "kysely";
import { findStored, putStored } from "../platform/database/stored-values.ts";
import type { Database } from "../ports/database.ts";
import type { PageDigests } from "./list-pages.ts";

const KEY = "submittedPages";

/** What search engines know; empty in a shop that has submitted nothing yet. */
export async function findSubmittedPages(db: Kysely<Database>): Promise<PageDigests> {
  const stored = await findStored(db, KEY);
  return Object.fromEntries(
    Object.entries(stored ?? {}).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
}

export function putSubmittedPages(db: Kysely<Database>, pages: PageDigests): Promise<void> {
  return putStored(db, KEY, pages);
}
