import type { Kysely } from "kysely";
import type { Database } from "../ports/database.ts";
import type { FollowUpSequence } from "./sequence.ts";

const KEY = "follow-ups";

/** The shop's sequences; none: it sends no follow-up mails. */
export async function listSequences(db: Kysely<Database>): Promise<readonly FollowUpSequence[]> {
  const row = await db.selectFrom("settings").select("value").where("key", "=", KEY).executeTakeFirst();
  const stored = row?.value as { readonly sequences?: readonly FollowUpSequence[] } | undefined;
  return stored?.sequences ?? [];
}

/** Replaces the sequences. What was sent stays sent. */
export async function putSequences(trx: Kysely<Database>, sequences: readonly FollowUpSequence[]): Promise<void> {
  const row = { key: KEY, value: JSON.stringify({ sequences }) };
  await trx
    .insertInto("settings")
    .values(row)
    .onConflict((conflict) => conflict.column("key").doUpdateSet({ value: row.value }))
    .execute();
}
