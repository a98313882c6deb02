import type { MarketingCalls } from "@shop/api-client/contract";
import { type Kysely, type Selectable, sql } from "kysely";
import type { Database } from "../ports/database.ts";

export type ForwardRow = Selectable<Database["marketing_forwards"]>;

interface NewForward {
  /** The event's, or the batch's: one delivery waits under it at a time. */
  readonly id: string;
  readonly userId: string;
  readonly call: keyof MarketingCalls;
  readonly body: object;
  readonly now: Date;
}

/** Queues a call for the marketing host, in the transaction of what it reports: it leaves if and only if that commits. */
export async function insertForward(db: Kysely<Database>, { id, userId, call, body, now }: NewForward): Promise<void> {
  await db
    .insertInto("marketing_forwards")
    .values({ id, user_id: userId, call, body: JSON.stringify(body), created_at: now, next_attempt_at: now })
    .onConflict((conflict) => conflict.columns(["user_id", "id"]).doNothing())
    .execute();
}

/**
 * Takes due deliveries: counts the attempt and postpones the next one by the lease. No other worker takes the same one, and a worker that
 * dies doesn't block it.
 */
export function claimDueForwards(
  db: Kysely<Database>,
  claim: { readonly now: Date; readonly leaseUntil: Date; readonly maxAttempts: number; readonly count: number },
): Promise<ForwardRow[]> {
  return db
    .with("due", (due) =>
      due
        .selectFrom("marketing_forwards")
        .select(["user_id", "id"])
        .where("next_attempt_at", "<=", claim.now)
        .where("attempts", "<", claim.maxAttempts)
        .orderBy("next_attempt_at")
        .limit(claim.count)
        .forUpdate()
        .skipLocked(),
    )
    .updateTable("marketing_forwards")
    .from("due")
    .set({ attempts: sql<number>`marketing_forwards.attempts + 1`, next_attempt_at: claim.leaseUntil })
    .whereRef("marketing_forwards.user_id", "=", "due.user_id")
    .whereRef("marketing_forwards.id", "=", "due.id")
    .returningAll("marketing_forwards")
    .execute();
}

/** The host has it. */
export async function deleteForward(db: Kysely<Database>, { user_id, id }: ForwardRow): Promise<void> {
  await db.deleteFrom("marketing_forwards").where("user_id", "=", user_id).where("id", "=", id).execute();
}

export async function noteForwardFailure(
  db: Kysely<Database>,
  { user_id, id }: ForwardRow,
  failure: { readonly nextAttemptAt: Date; readonly error: string },
): Promise<void> {
  await db
    .updateTable("marketing_forwards")
    .set({ next_attempt_at: failure.nextAttemptAt, last_error: failure.error })
    .where("user_id", "=", user_id)
    .where("id", "=", id)
    .execute();
}

/** Deliveries that were given up, and those of a host that is no longer set. */
export async function deleteOldForwards(db: Kysely<Database>, before: Date): Promise<void> {
  await db.deleteFrom("marketing_forwards").where("created_at", "<", before).execute();
}
