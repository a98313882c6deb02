import { type Insertable, type Kysely, type Selectable, sql } from "kysely";
import type { PlatformTables } from "../database/tables.ts";
import { withoutSecrets } from "./mail-secrets.ts";

export type MailRow = Selectable<PlatformTables["mails"]>;

/** Writes a mail to be sent. False where its dedupe key has one already. */
export async function insertMail(
  db: Kysely<PlatformTables>,
  mail: Insertable<PlatformTables["mails"]>,
): Promise<boolean> {
  const written = await db
    .insertInto("mails")
    .values(mail)
    .onConflict((conflict) => conflict.column("dedupe_key").doNothing())
    .executeTakeFirst();
  return (written.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/**
 * Takes due mails for delivery: counts the attempt and postpones the next one by the lease. No other worker takes the same mail, and a
 * worker that dies doesn't block it.
 */
export async function claimDueMails(
  db: Kysely<PlatformTables>,
  claim: { readonly now: Date; readonly leaseUntil: Date; readonly maxAttempts: number; readonly count: number },
): Promise<MailRow[]> {
  return (
    db
      // Separate from the update, so that it runs once. As the update's condition it may run for each row, and its limit would have no
      // effect.
      .with("due", (due) =>
        due
          .selectFrom("mails")
          .select("id")
          .where("sent_at", "is", null)
          .where("next_attempt_at", "<=", claim.now)
          .where("attempts", "<", claim.maxAttempts)
          .orderBy("next_attempt_at")
          .limit(claim.count)
          .forUpdate()
          .skipLocked(),
      )
      .updateTable("mails")
      .set({ attempts: sql<number>`attempts + 1`, next_attempt_at: claim.leaseUntil })
      .where("id", "in", (due) => due.selectFrom("due").select("id"))
      .where("sent_at", "is", null)
      .where("next_attempt_at", "<=", claim.now)
      .returningAll()
      .execute()
  );
}

/** Records that a mail was sent. Its copy here keeps no PIN, no link's key and no header: the recipient has them. */
export async function markMailSent(db: Kysely<PlatformTables>, id: string, now: Date): Promise<void> {
  const bodies = { text_body: withoutSecrets("text_body"), html_body: withoutSecrets("html_body"), headers: "{}" };
  await db
    .updateTable("mails")
    .set({ sent_at: now, last_error: null, ...bodies, holds_secret: false })
    .where("id", "=", id)
    .execute();
}

export async function markMailRefused(
  db: Kysely<PlatformTables>,
  id: string,
  refusal: { readonly nextAttemptAt: Date; readonly error: string },
): Promise<void> {
  await db
    .updateTable("mails")
    .set({ next_attempt_at: refusal.nextAttemptAt, last_error: refusal.error })
    .where("id", "=", id)
    .where("sent_at", "is", null)
    .execute();
}

/** Takes back an account's mails of a kind that haven't left yet. */
export async function dropWaitingMails(db: Kysely<PlatformTables>, userId: string, kind: string): Promise<void> {
  await db
    .deleteFrom("mails")
    .where("user_id", "=", userId)
    .where("kind", "=", kind)
    .where("sent_at", "is", null)
    .execute();
}

/** How many mails still have to leave, and when the first of them was written. */
export async function countWaitingMails(
  db: Kysely<PlatformTables>,
  maxAttempts: number,
): Promise<{ count: number; oldestAt: Date | null }> {
  const { count, oldest_at } = await db
    .selectFrom("mails")
    .select(({ fn }) => [fn.countAll<number>().as("count"), fn.min<Date | null>("created_at").as("oldest_at")])
    .where("sent_at", "is", null)
    .where("attempts", "<", maxAttempts)
    .executeTakeFirstOrThrow();
  return { count, oldestAt: oldest_at };
}

/** Newest first. */
export function listMails(db: Kysely<PlatformTables>, count: number): Promise<MailRow[]> {
  return db.selectFrom("mails").selectAll().orderBy("created_at", "desc").orderBy("id").limit(count).execute();
}

export function findMail(db: Kysely<PlatformTables>, id: string): Promise<MailRow | undefined> {
  return db.selectFrom("mails").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Sent or not: none is retried for this long. */
export async function deleteOldMails(db: Kysely<PlatformTables>, writtenBefore: Date): Promise<void> {
  await db.deleteFrom("mails").where("created_at", "<", writtenBefore).execute();
}
