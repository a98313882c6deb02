import type { UserRow } from "./users.ts";

/** Whether an account's time is up: as good as gone, though the job has not come to it yet. */
export function isDeletionDue(user: Pick<UserRow, "deletion_due_at">, nowMs: number): boolean {
  return user.deletion_due_at !== null && user.deletion_due_at.getTime() <= nowMs;
}
