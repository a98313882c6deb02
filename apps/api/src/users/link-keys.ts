import { type Kysely, type Selectable, sql } from "kysely";
import type { Database } from "../ports/database.ts";
import type { PendingSignUp } from "./tables.ts";

type LinkPurpose = Selectable<Database["link_keys"]>["purpose"];

interface NewLinkKey {
  readonly id: string;
  readonly userId: string;
  readonly purpose: LinkPurpose;
  readonly keyHash: string;
  /** The sign-up that the link applies when it is used; null if it has none. */
  readonly payload: PendingSignUp | null;
  readonly now: Date;
  readonly expiresAt: Date;
}

export async function insertLinkKey(db: Kysely<Database>, link: NewLinkKey): Promise<void> {
  await db
    .insertInto("link_keys")
    .values({
      id: link.id,
      user_id: link.userId,
      purpose: link.purpose,
      key_hash: link.keyHash,
      payload: link.payload && JSON.stringify(link.payload),
      created_at: link.now,
      expires_at: link.expiresAt,
    })
    .execute();
}

/** The user of a link, used or not. */
export async function findLinkUser(db: Kysely<Database>, id: string, purpose: LinkPurpose): Promise<string | null> {
  const row = await db
    .selectFrom("link_keys")
    .select("user_id")
    .where("id", "=", id)
    .where("purpose", "=", purpose)
    .executeTakeFirst();
  return row?.user_id ?? null;
}

/** The user of a link, if it is valid now: known, not used, not expired. Consumes nothing. */
export async function findLinkHolder(
  db: Kysely<Database>,
  link: { readonly id: string; readonly purpose: LinkPurpose; readonly keyHash: string; readonly now: Date },
): Promise<string | null> {
  const row = await db
    .selectFrom("link_keys")
    .select("user_id")
    .where("id", "=", link.id)
    .where("purpose", "=", link.purpose)
    .where("key_hash", "=", link.keyHash)
    .where("used_at", "is", null)
    .where("expires_at", ">", link.now)
    .executeTakeFirst();
  return row?.user_id ?? null;
}

/** The newest sign-up that a visitor has made for an account that is still inactive; its link may have expired. */
export async function findSignUpOfVisitor(
  db: Kysely<Database>,
  userId: string,
  visitorId: string,
): Promise<PendingSignUp | null> {
  const row = await db
    .selectFrom("link_keys")
    .select("payload")
    .where("user_id", "=", userId)
    .where("purpose", "=", "activation")
    .where(sql`payload->>'visitorId'`, "=", visitorId)
    .orderBy(sql`(payload->>'signedUpAtMs')::bigint`, "desc")
    .orderBy("created_at", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.payload ?? null;
}

/** Consumes a link. One conditional update, so that one of fifty concurrent calls gets it; undefined for all others. */
export function takeLinkKey(
  db: Kysely<Database>,
  link: { readonly id: string; readonly purpose: LinkPurpose; readonly keyHash: string; readonly now: Date },
): Promise<{ payload: PendingSignUp | null } | undefined> {
  return db
    .updateTable("link_keys")
    .set({ used_at: link.now })
    .where("id", "=", link.id)
    .where("purpose", "=", link.purpose)
    .where("key_hash", "=", link.keyHash)
    .where("used_at", "is", null)
    .where("expires_at", ">", link.now)
    .returning("payload")
    .executeTakeFirst();
}

/** Ends the links of one purpose, and forgets what they carried: the account has what they were for. */
export async function voidLinkKeys(
  db: Kysely<Database>,
  userId: string,
  purpose: LinkPurpose,
  now: Date,
): Promise<void> {
  await db
    .updateTable("link_keys")
    .set({ used_at: sql<Date>`coalesce(used_at, ${now})`, payload: null })
    .where("user_id", "=", userId)
    .where("purpose", "=", purpose)
    .execute();
}

/** Deletes links that ended before a time. A deleted link gives the same response as an expired one. */
export async function deleteEndedLinkKeys(
  db: Kysely<Database>,
  purpose: LinkPurpose,
  endedBefore: Date,
): Promise<void> {
  await db.deleteFrom("link_keys").where("purpose", "=", purpose).where("expires_at", "<", endedBefore).execute();
}
