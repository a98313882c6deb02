import type { ExpressionBuilder, Kysely } from "kysely";
import type { Database } from "../ports/database.ts";
import { NEVER_ACTIVATED_LIFE_MS } from "./limits.ts";

/** Its day has come; or it was never activated, is old, and no valid link can still activate it. */
function isDue(where: ExpressionBuilder<Database, "users">, now: Date) {
  const liveLink = where
    .selectFrom("link_keys")
    .select("link_keys.id")
    .whereRef("link_keys.user_id", "=", "users.id")
    .where("purpose", "=", "activation")
    .where("used_at", "is", null)
    .where("expires_at", ">", now);
  return where.or([
    where("deletion_due_at", "<=", now),
    where.and([
      where("is_active", "=", false),
      where("activated_at", "is", null),
      where("users.created_at", "<=", new Date(now.getTime() - NEVER_ACTIVATED_LIFE_MS)),
      where.not(where.exists(liveLink)),
    ]),
  ]);
}

/** Accounts whose deletion is due, and sign-ups that were never activated, by id, after the given one. */
export async function listDueDeletions(
  db: Kysely<Database>,
  page: { readonly now: Date; readonly afterId: string | null; readonly count: number },
): Promise<string[]> {
  const due = db
    .selectFrom("users")
    .select("id")
    .where((where) => isDue(where, page.now));
  const rows = await (page.afterId === null ? due : due.where("id", ">", page.afterId))
    .orderBy("id")
    .limit(page.count)
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Locks an account's orders until the transaction ends. A fulfilment locks its order before it reads the account, and so does an erasure.
 */
export async function lockOrdersOfUser(trx: Kysely<Database>, userId: string): Promise<void> {
  await trx.selectFrom("orders").select("id").where("user_id", "=", userId).orderBy("id").forUpdate().execute();
}

/** Locks an account's licences: before their transfers, in one order, as the return of a transfer does. */
export async function lockLicencesOfUser(trx: Kysely<Database>, userId: string): Promise<void> {
  await trx.selectFrom("licences").select("id").where("user_id", "=", userId).orderBy("id").forUpdate().execute();
}

/**
 * Locks an account whose deletion is due, and returns its address. Undefined: it isn't due, or it is locked at this moment (by a login,
 * which cancels the deletion, or another process). It doesn't wait for the lock.
 */
export function holdDueAccount(
  trx: Kysely<Database>,
  userId: string,
  now: Date,
): Promise<{ email: string } | undefined> {
  return trx
    .selectFrom("users")
    .select("email")
    .where("id", "=", userId)
    .where((where) => isDue(where, now))
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}

/** The addresses that an account had before and that no account has now, as far as its changes are still stored. */
export async function listFormerEmails(trx: Kysely<Database>, userId: string): Promise<string[]> {
  const rows = await trx
    .selectFrom("email_changes")
    .select("old_email")
    .distinct()
    .where("user_id", "=", userId)
    .where("outcome", "=", "changed")
    .where((where) =>
      where.not(where.exists(where.selectFrom("users").select("id").whereRef("users.email", "=", "old_email"))),
    )
    .execute();
  return rows.map((row) => row.old_email);
}

/** The account's unpaid orders, and until when each can be paid. */
export function listUnpaidOrders(
  trx: Kysely<Database>,
  userId: string,
): Promise<Array<{ readonly id: string; readonly expires_at: Date }>> {
  return trx
    .selectFrom("orders")
    .select(["id", "expires_at"])
    .where("user_id", "=", userId)
    .where("status", "=", "pending")
    .orderBy("id")
    .execute();
}
