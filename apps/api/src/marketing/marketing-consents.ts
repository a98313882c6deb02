import type { ConsentStamp } from "@shop/api-client/contract";
import { type Kysely, sql } from "kysely";
import type { Database } from "../ports/database.ts";

/** The account that a call is from, with the newest choice that it has reported. */
export interface Holder {
  readonly email: string;
  readonly chosenAt: Date | null;
  readonly isGranted: boolean;
}

export async function findHolder(db: Kysely<Database>, userId: string): Promise<Holder | null> {
  const row = await db
    .selectFrom("users")
    .leftJoin("marketing_consents", "marketing_consents.user_id", "users.id")
    .select(["users.email", "marketing_consents.chosen_at", "marketing_consents.is_granted"])
    .where("users.id", "=", userId)
    .executeTakeFirst();
  return row ? { email: row.email, chosenAt: row.chosen_at, isGranted: row.is_granted ?? false } : null;
}

/**
 * Keeps an account's choice, if it is newer than the stored one: of several browsers the last one to choose decides. A choice from the
 * future is of now. False: it was older. Waits for events that are being stored, so that a withdrawal finds them.
 */
export async function keepChoice(
  db: Kysely<Database>,
  userId: string,
  stamp: ConsentStamp,
  now: Date,
): Promise<boolean> {
  const chosen_at = new Date(Math.min(stamp.chosen_at, now.getTime()));
  const choice = {
    consent_id: stamp.id,
    is_granted: stamp.categories.includes("marketing"),
    chosen_at,
    changed_at: now,
  };
  const kept = await db
    .insertInto("marketing_consents")
    .values({ user_id: userId, ...choice })
    .onConflict((conflict) =>
      conflict
        .column("user_id")
        .doUpdateSet(choice)
        .where("marketing_consents.chosen_at", "<", sql<Date>`excluded.chosen_at`),
    )
    .returning("user_id")
    .executeTakeFirst();
  return kept !== undefined;
}

/** Whether the account allows marketing, locked until the transaction ends: a withdrawal waits for it, or has come before. */
export async function holdConsent(trx: Kysely<Database>, userId: string): Promise<boolean> {
  const row = await trx
    .selectFrom("marketing_consents")
    .select("user_id")
    .where("user_id", "=", userId)
    .where("is_granted", "=", true)
    .forShare()
    .executeTakeFirst();
  return row !== undefined;
}
