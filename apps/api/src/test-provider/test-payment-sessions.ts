import { type Insertable, type Kysely, type Selectable, sql } from "kysely";
import type { Database } from "../ports/database.ts";

export type TestSessionRow = Selectable<Database["test_payment_sessions"]>;

/** Opens a session; with a key that was used before, it returns the session of that time. */
export async function openTestSession(
  db: Kysely<Database>,
  session: Insertable<Database["test_payment_sessions"]>,
): Promise<TestSessionRow> {
  const inserted = await db
    .insertInto("test_payment_sessions")
    .values(session)
    .onConflict((conflict) => conflict.column("idempotency_key").doNothing())
    .returningAll()
    .executeTakeFirst();
  if (inserted) return inserted;
  return db
    .selectFrom("test_payment_sessions")
    .selectAll()
    .where("idempotency_key", "=", session.idempotency_key)
    .executeTakeFirstOrThrow();
}

export function findTestSession(db: Kysely<Database>, id: string): Promise<TestSessionRow | undefined> {
  return db.selectFrom("test_payment_sessions").selectAll().where("id", "=", id).executeTakeFirst();
}

export async function countTestAttempt(db: Kysely<Database>, id: string): Promise<void> {
  await db
    .updateTable("test_payment_sessions")
    .set((eb) => ({ attempts: eb("attempts", "+", 1) }))
    .where("id", "=", id)
    .execute();
}

/** Begins or ends the second step of a payment that isn't done. */
export async function moveTestSession(
  db: Kysely<Database>,
  id: string,
  step: { readonly from: "open" | "challenge"; readonly to: "open" | "challenge"; readonly now: Date },
): Promise<boolean> {
  const updated = await db
    .updateTable("test_payment_sessions")
    .set({ status: step.to })
    .where("id", "=", id)
    .where("status", "=", step.from)
    .where("expires_at", ">", step.now)
    .executeTakeFirst();
  return updated.numUpdatedRows > 0n;
}

/** Takes the money, once: two tabs that pay the same session get one payment. False: paid before, or expired. */
export async function settleTestSession(
  db: Kysely<Database>,
  id: string,
  payment: { readonly id: string; readonly now: Date; readonly from: ReadonlyArray<"open" | "challenge"> },
): Promise<boolean> {
  const updated = await db
    .updateTable("test_payment_sessions")
    .set({ status: "paid", payment_id: payment.id })
    .where("id", "=", id)
    .where("status", "in", payment.from)
    .where("expires_at", ">", payment.now)
    .executeTakeFirst();
  return updated.numUpdatedRows > 0n;
}

/** Ends a session that isn't paid; false if it is, or has ended before. */
export async function endTestSession(db: Kysely<Database>, id: string): Promise<boolean> {
  const updated = await db
    .updateTable("test_payment_sessions")
    .set({ status: "expired" })
    .where("id", "=", id)
    .where("status", "in", ["open", "challenge"])
    .executeTakeFirst();
  return updated.numUpdatedRows > 0n;
}

export async function findOverdueTestSessions(db: Kysely<Database>, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom("test_payment_sessions")
    .select("id")
    .where("status", "in", ["open", "challenge"])
    .where("expires_at", "<=", now)
    .orderBy("expires_at")
    .limit(limit)
    .execute();
  return rows.map((row) => row.id);
}

/** Events for the shop; each kind is sent once for a session. */
export async function insertTestEvent(
  db: Kysely<Database>,
  event: Insertable<Database["test_payment_events"]>,
): Promise<void> {
  await db
    .insertInto("test_payment_events")
    .values(event)
    .onConflict((conflict) => conflict.columns(["session_id", "type"]).doNothing())
    .execute();
}

export interface DueTestEvent {
  readonly id: string;
  readonly type: string;
  readonly session_id: string;
  readonly attempts: number;
  readonly created_at: Date;
}

/** Takes the deliveries that are due, of one session or of all, and sets the time of their next try; no two workers get the same. */
export async function claimTestEvents(
  db: Kysely<Database>,
  claim: {
    readonly now: Date;
    readonly sessionId: string | null;
    readonly limit: number;
    readonly maxAttempts: number;
    readonly firstDelayS: number;
    readonly longestDelayS: number;
  },
): Promise<DueTestEvent[]> {
  const ofSession = claim.sessionId === null ? sql`true` : sql`session_id = ${claim.sessionId}`;
  // Separate from the update, so that it runs once. As the update's condition it may run for each row, and its limit would have no effect.
  const { rows } = await sql<DueTestEvent>`
    with due as (
      select id from test_payment_events
      where delivered_at is null and next_attempt_at <= ${claim.now} and attempts < ${claim.maxAttempts} and ${ofSession}
      order by created_at limit ${claim.limit} for update skip locked
    )
    update test_payment_events
    set attempts = attempts + 1,
      next_attempt_at = ${claim.now}::timestamptz
        + least(${claim.firstDelayS}::float8 * power(2, attempts), ${claim.longestDelayS}::float8) * interval '1 second'
    where id in (select id from due)
    returning id, type, session_id, attempts, created_at`.execute(db);
  return rows;
}

export async function noteTestDelivery(db: Kysely<Database>, eventId: string, now: Date): Promise<void> {
  await db.updateTable("test_payment_events").set({ delivered_at: now }).where("id", "=", eventId).execute();
}

/** Sessions and the news of them. */
export async function deleteOldTestSessions(db: Kysely<Database>, expiredBefore: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const old = trx.selectFrom("test_payment_sessions").select("id").where("expires_at", "<", expiredBefore);
    await trx.deleteFrom("test_payment_events").where("session_id", "in", old).execute();
    await trx.deleteFrom("test_payment_sessions").where("expires_at", "<", expiredBefore).execute();
  });
}
