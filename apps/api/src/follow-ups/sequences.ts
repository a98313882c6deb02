import type { Kysely } from "kysely";
import { findStored, putStored } from "../platform/database/stored-values.ts";
import type { Database } from "../ports/database.ts";
import type { FollowUpSequence } from "./sequence.ts";

const KEY = "follow-ups";

/** The shop's sequences; none: it sends no follow-up mails. */
export async function listSequences(db: Kysely<Database>): Promise<readonly FollowUpSequence[]> {
  const stored = (await findStored(db, KEY)) as { readonly sequences?: readonly FollowUpSequence[] } | null;
  return stored?.sequences ?? [];
}

/** Replaces the sequences. What was sent stays sent. */
export async function putSequences(trx: Kysely<Database>, sequences: readonly FollowUpSequence[]): Promise<void> {
  await putStored(trx, KEY, { sequences });
}
