import type { Kysely, Selectable } from "kysely";
import type { Database } from "../ports/database.ts";

type EmailChangeRow = Selectable<Database["email_changes"]>;

interface NewEmailChange {
  readonly id: string;
  readonly userId: string;
  readonly oldEmail: string;
  /** Lower case. */
  readonly newEmail: string;
  readonly now: Date;
  readonly takesEffectAt: Date;
}

/** Stores a change that is pending until its day. The account must have no other pending change. */
export async function insertEmailChange(db: Kysely<Database>, change: NewEmailChange): Promise<void> {
  await db
    .insertInto("email_changes")
    .values({
      id: change.id,
      user_id: change.userId,
      old_email: change.oldEmail,
      new_email: change.newEmail,
      confirmed_at: change.now,
      takes_effect_at: change.takesEffectAt,
    })
    .execute();
}

/** The change of an account that waits for its day. */
export function findWaitingEmailChange(db: Kysely<Database>, userId: string): Promise<EmailChangeRow | undefined> {
  return db
    .selectFrom("email_changes")
    .selectAll()
    .where("user_id", "=", userId)
    .where("ended_at", "is", null)
    .executeTakeFirst();
}

/** Revokes the pending change. Undefined if there is none, or another call was first. */
export function revokeWaitingEmailChange(
  db: Kysely<Database>,
  userId: string,
  now: Date,
): Promise<EmailChangeRow | undefined> {
  return db
    .updateTable("email_changes")
    .set({ ended_at: now, outcome: "revoked" })
    .where("user_id", "=", userId)
    .where("ended_at", "is", null)
    .returningAll()
    .executeTakeFirst();
}

/** A change that is due. */
export type DueEmailChange = Pick<EmailChangeRow, "id" | "user_id" | "takes_effect_at">;

/** The changes that are due, the longest due first, after the given one. */
export function listDueEmailChanges(
  db: Kysely<Database>,
  page: { readonly now: Date; readonly after: DueEmailChange | null; readonly count: number },
): Promise<DueEmailChange[]> {
  const { now, after, count } = page;
  const due = db
    .selectFrom("email_changes")
    .select(["id", "user_id", "takes_effect_at"])
    .where("ended_at", "is", null)
    .where("takes_effect_at", "<=", now);
  const rest = after
    ? due.where(({ eb, refTuple, tuple }) =>
        eb(refTuple("takes_effect_at", "id"), ">", tuple(after.takes_effect_at, after.id)),
      )
    : due;
  return rest.orderBy("takes_effect_at").orderBy("id").limit(count).execute();
}

/** Ends a change that is due. One conditional update: one of several workers gets it, all others get undefined. */
export function endDueEmailChange(
  db: Kysely<Database>,
  change: { readonly id: string; readonly outcome: "changed" | "addressTaken"; readonly now: Date },
): Promise<EmailChangeRow | undefined> {
  return db
    .updateTable("email_changes")
    .set({ ended_at: change.now, outcome: change.outcome })
    .where("id", "=", change.id)
    .where("ended_at", "is", null)
    .where("takes_effect_at", "<=", change.now)
    .returningAll()
    .executeTakeFirst();
}

/** Changes an account's address. Throws if another account has it: the constraint decides. */
export async function setEmail(db: Kysely<Database>, userId: string, email: string): Promise<void> {
  await db.updateTable("users").set({ email }).where("id", "=", userId).execute();
}

/** Forgets changes that ended before a time, and with them the old addresses. */
export async function deleteOldEmailChanges(db: Kysely<Database>, endedBefore: Date): Promise<void> {
  await db.deleteFrom("email_changes").where("ended_at", "<", endedBefore).execute();
}
