import type { Kysely } from "kysely";
import type { PlatformTables } from "../platform/database/tables.ts";

export interface FoundAccessToken {
  readonly visitorId: string;
  readonly expiresAt: Date;
}

/** The visitor of a token and its expiry; null if it is unknown or has expired. */
export async function findAccessToken(
  db: Kysely<PlatformTables>,
  tokenHash: string,
  now: Date,
): Promise<FoundAccessToken | null> {
  const row = await db
    .selectFrom("access_tokens")
    .select(["visitor_id", "expires_at"])
    .where("token_hash", "=", tokenHash)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return row ? { visitorId: row.visitor_id, expiresAt: row.expires_at } : null;
}

export async function insertVisitor(db: Kysely<PlatformTables>, visitorId: string, now: Date): Promise<void> {
  await db.insertInto("visitors").values({ id: visitorId, created_at: now }).execute();
}

export async function insertAccessToken(
  db: Kysely<PlatformTables>,
  token: { readonly tokenHash: string; readonly visitorId: string; readonly now: Date; readonly expiresAt: Date },
): Promise<void> {
  await db
    .insertInto("access_tokens")
    .values({
      token_hash: token.tokenHash,
      visitor_id: token.visitorId,
      created_at: token.now,
      expires_at: token.expiresAt,
    })
    .execute();
}

export async function deleteEndedAccessTokens(db: Kysely<PlatformTables>, now: Date): Promise<void> {
  await db.deleteFrom("access_tokens").where("expires_at", "<=", now).execute();
}
