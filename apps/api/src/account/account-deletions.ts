import type { Kysely } from "kysely";
import type { Database } from "../ports/database.ts";

/** Notes when an account is to be erased. */
export async function scheduleDeletion(
  db: Kysely<Database>,
  userId: string,
  times: { readonly askedAt: Date; readonly dueAt: Date },
): Promise<void> {
  await db
    .updateTable("users")
    .set({ deletion_asked_at: times.askedAt, deletion_due_at: times.dueAt })
    .where("id", "=", userId)
    .execute();
}

/** Cancels a deletion that isn't due yet. One conditional update; returns false if there is none. */
export async function cancelScheduledDeletion(db: Kysely<Database>, userId: string, now: Date): Promise<boolean> {
  const row = await db
    .updateTable("users")
    .set({ deletion_asked_at: null, deletion_due_at: null })
    .where("id", "=", userId)
    .where("deletion_due_at", ">", now)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}
