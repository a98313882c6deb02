import type { Insertable, Kysely } from "kysely";
import type { Database } from "../ports/database.ts";

/** The version of terms and newsletter texts that a sign-up agreed to; increase it with every change of theirs. */
export const CONSENT_TEXT_VERSION = "2026-11";

/** Records what somebody agreed to or refused, and the version of its text. Rows are added, never changed. */
export async function insertConsents(
  db: Kysely<Database>,
  consents: ReadonlyArray<Insertable<Database["consents"]>>,
): Promise<void> {
  await db
    .insertInto("consents")
    .values([...consents])
    .execute();
}
