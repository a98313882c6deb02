import { type Kysely, type Selectable, sql } from "kysely";
import type { Session } from "../http/call-context.ts";
import type { Database } from "../ports/database.ts";
import { type PersonalPrices, selectPersonalPrices, toPersonalPrices } from "../sales/index.ts";

export interface FoundSession extends Session {
  /** What prices depend on of the account, as it was when the session was looked up: with it, by one question. */
  readonly prices: PersonalPrices;
}

/** A cookie's session: known, not revoked, not expired. */
export async function findSession(db: Kysely<Database>, tokenHash: string, now: Date): Promise<FoundSession | null> {
  const query = db
    .selectFrom("sessions")
    .innerJoin("users", "users.id", "sessions.user_id")
    .select(["sessions.id", "sessions.user_id", "sessions.expires_at", "sessions.is_kept"])
    .where("token_hash", "=", tokenHash)
    .where("revoked_at", "is", null)
    .where("expires_at", ">", now);
  const row = await selectPersonalPrices(query, now).executeTakeFirst();
  if (!row) return null;
  const { id, user_id: userId, expires_at: expiresAt, is_kept: isKept } = row;
  return { id, userId, expiresAt, isKept, prices: toPersonalPrices(row, now) };
}

interface NewSession {
  readonly id: string;
  readonly tokenHash: string;
  readonly userId: string;
  readonly now: Date;
  readonly expiresAt: Date;
  readonly isKept: boolean;
  readonly userAgent: string;
}

export async function insertSession(db: Kysely<Database>, session: NewSession): Promise<void> {
  await db
    .insertInto("sessions")
    .values({
      id: session.id,
      token_hash: session.tokenHash,
      user_id: session.userId,
      created_at: session.now,
      last_seen_at: session.now,
      expires_at: session.expiresAt,
      user_agent: session.userAgent,
      is_kept: session.isKept,
    })
    .execute();
}

/** Ends those of the open sessions that the caller's conditions leave. */
function revoke(db: Kysely<Database>, now: Date) {
  return db.updateTable("sessions").set({ revoked_at: now }).where("revoked_at", "is", null);
}

/** Ends a session on the server, whatever cookies still refer to it. */
export async function revokeSession(db: Kysely<Database>, sessionId: string, now: Date): Promise<void> {
  await revoke(db, now).where("id", "=", sessionId).execute();
}

/** Ends every session of an account. */
export async function revokeSessionsOfUser(db: Kysely<Database>, userId: string, now: Date): Promise<void> {
  await revoke(db, now).where("user_id", "=", userId).execute();
}

/** Ends every session of an account but one. */
export async function revokeOtherSessions(
  db: Kysely<Database>,
  userId: string,
  keptId: string,
  now: Date,
): Promise<void> {
  await revoke(db, now).where("user_id", "=", userId).where("id", "<>", keptId).execute();
}

/** Ends one session, if it is this account's. */
export async function revokeSessionOfUser(
  db: Kysely<Database>,
  userId: string,
  sessionId: string,
  now: Date,
): Promise<void> {
  await revoke(db, now).where("user_id", "=", userId).where("id", "=", sessionId).execute();
}

/** Extends a session's expiry; it never moves back. Returns the resulting expiry, or undefined if the session has already ended. */
export async function extendSession(
  db: Kysely<Database>,
  session: { readonly id: string; readonly expiresAt: Date; readonly now: Date },
): Promise<Date | undefined> {
  const row = await db
    .updateTable("sessions")
    .set({ expires_at: sql<Date>`greatest(expires_at, ${session.expiresAt})`, last_seen_at: session.now })
    .where("id", "=", session.id)
    .where("revoked_at", "is", null)
    .where("expires_at", ">", session.now)
    .returning("expires_at")
    .executeTakeFirst();
  return row?.expires_at;
}

/** Gives a valid session another token; undefined if it has ended. */
export async function renewSession(
  db: Kysely<Database>,
  session: { readonly id: string; readonly tokenHash: string; readonly now: Date },
): Promise<Pick<FoundSession, "expiresAt" | "isKept"> | undefined> {
  return db
    .updateTable("sessions")
    .set({ token_hash: session.tokenHash, last_seen_at: session.now })
    .where("id", "=", session.id)
    .where("revoked_at", "is", null)
    .where("expires_at", ">", session.now)
    .returning(["expires_at as expiresAt", "is_kept as isKept"])
    .executeTakeFirst();
}

type SessionRow = Selectable<Database["sessions"]>;

/** An account's valid sessions, by last use, newest first. */
export function listSessionsOfUser(db: Kysely<Database>, userId: string, now: Date): Promise<SessionRow[]> {
  return db
    .selectFrom("sessions")
    .selectAll()
    .where("user_id", "=", userId)
    .where("revoked_at", "is", null)
    .where("expires_at", ">", now)
    .orderBy("last_seen_at", "desc")
    .orderBy("id")
    .execute();
}

/** Records that a session is in use, if the last record is older than `staleBefore`. Its token stays: other tabs use it too. */
export async function touchSession(
  db: Kysely<Database>,
  sessionId: string,
  now: Date,
  staleBefore: Date,
): Promise<void> {
  await db
    .updateTable("sessions")
    .set({ last_seen_at: now })
    .where("id", "=", sessionId)
    .where("last_seen_at", "<", staleBefore)
    .execute();
}

export async function deleteEndedSessions(db: Kysely<Database>, now: Date): Promise<void> {
  await db
    .deleteFrom("sessions")
    .where((where) => where.or([where("expires_at", "<=", now), where("revoked_at", "is not", null)]))
    .execute();
}
