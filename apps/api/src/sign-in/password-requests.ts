import type { Kysely } from "kysely";
import type { Database } from "../ports/database.ts";

/** Records that a reset mail was requested; the address is in lower case. */
export async function insertPasswordRequest(
  db: Kysely<Database>,
  request: { readonly id: string; readonly email: string; readonly now: Date },
): Promise<void> {
  await db
    .insertInto("password_requests")
    .values({ id: request.id, email: request.email, requested_at: request.now })
    .execute();
}

/** The addresses that a reset mail was requested for, each once, the oldest request first; without those whose next try is later. */
export async function listPasswordRequests(db: Kysely<Database>, now: Date, count: number): Promise<string[]> {
  const rows = await db
    .selectFrom("password_requests")
    .select("email")
    .where((where) => where.or([where("next_attempt_at", "is", null), where("next_attempt_at", "<=", now)]))
    .groupBy("email")
    .orderBy(({ fn }) => fn.min("requested_at"))
    .orderBy("email")
    .limit(count)
    .execute();
  return rows.map((row) => row.email);
}

/** Deletes an address's requests in the transaction that processes them. False: there are none, or another worker has locked them. */
export async function takePasswordRequests(trx: Kysely<Database>, email: string): Promise<boolean> {
  const rows = await trx
    .deleteFrom("password_requests")
    .where("id", "in", (own) =>
      own.selectFrom("password_requests").select("id").where("email", "=", email).forUpdate().skipLocked(),
    )
    .returning("id")
    .execute();
  return rows.length > 0;
}

/** The tries that failed of an address's requests, this one among them. */
export async function countFailedTry(db: Kysely<Database>, email: string): Promise<number> {
  const rows = await db
    .updateTable("password_requests")
    .set((row) => ({ attempts: row("attempts", "+", 1) }))
    .where("email", "=", email)
    .returning("attempts")
    .execute();
  return Math.max(0, ...rows.map(({ attempts }) => attempts));
}

/** Puts an address's requests off. */
export async function putOffPasswordRequests(db: Kysely<Database>, email: string, until: Date): Promise<void> {
  await db.updateTable("password_requests").set({ next_attempt_at: until }).where("email", "=", email).execute();
}
