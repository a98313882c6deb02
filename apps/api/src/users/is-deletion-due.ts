import type { UserRow } from "./users.ts";

/** Whether an account's deletion is due: it counts as deleted, even if the job has not processed it yet. */
export function isDeletionDue(user: Pick<UserRow, "deletion_due_at">, nowMs: number): boolean {
  return user.deletion_due_at !== null && user.deletion_due_at.getTime() <= nowMs;
}
