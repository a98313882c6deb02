import type { Kysely } from "kysely";
import type { Database } from "../ports/database.ts";
import type { PinPurpose } from "./new-pin.ts";

interface PinRequestOf {
  readonly id: string;
  readonly userId: string;
  readonly purpose: PinPurpose;
}

export async function insertPinRequest(
  db: Kysely<Database>,
  request: PinRequestOf & {
    /** For an e-mail change; lower case. */
    readonly newEmail: string | null;
    readonly pinHash: string;
    readonly now: Date;
    readonly expiresAt: Date;
  },
): Promise<void> {
  await db
    .insertInto("pin_requests")
    .values({
      id: request.id,
      user_id: request.userId,
      purpose: request.purpose,
      new_email: request.newEmail,
      pin_hash: request.pinHash,
      created_at: request.now,
      expires_at: request.expiresAt,
    })
    .execute();
}

/**
 * Counts one more try of a valid PIN, and returns the hash to compare with; a null hash if it has been tried too often, undefined if there
 * is no such PIN. One statement with one conditional update, so that of fifty concurrent tries at most `maxTries` get a hash. (For a PIN
 * that is being consumed at this moment it may return either of the two.)
 */
export function countPinTry(
  db: Kysely<Database>,
  request: PinRequestOf & { readonly now: Date; readonly maxTries: number },
): Promise<{ pin_hash: string | null } | undefined> {
  return db
    .with("counted", (counting) =>
      counting
        .updateTable("pin_requests")
        .set((set) => ({ tries: set("tries", "+", 1) }))
        .where("id", "=", request.id)
        .where("user_id", "=", request.userId)
        .where("purpose", "=", request.purpose)
        .where("used_at", "is", null)
        .where("expires_at", ">", request.now)
        .where("tries", "<", request.maxTries)
        .returning("pin_hash"),
    )
    .selectFrom("pin_requests")
    .leftJoin("counted", (join) => join.onTrue())
    .select("counted.pin_hash")
    .where("id", "=", request.id)
    .where("user_id", "=", request.userId)
    .where("purpose", "=", request.purpose)
    .where("used_at", "is", null)
    .where("expires_at", ">", request.now)
    .executeTakeFirst();
}

/** Consumes a PIN whose digits were right. One conditional update: one of fifty concurrent calls gets it. */
export function takePinRequest(
  db: Kysely<Database>,
  request: PinRequestOf & { readonly now: Date },
): Promise<{ new_email: string | null } | undefined> {
  return db
    .updateTable("pin_requests")
    .set({ used_at: request.now })
    .where("id", "=", request.id)
    .where("user_id", "=", request.userId)
    .where("purpose", "=", request.purpose)
    .where("used_at", "is", null)
    .where("expires_at", ">", request.now)
    .returning("new_email")
    .executeTakeFirst();
}

/** Ends an account's PINs, of one purpose or of all. */
export async function voidPinRequests(
  db: Kysely<Database>,
  userId: string,
  now: Date,
  purpose?: PinPurpose,
): Promise<void> {
  await db
    .updateTable("pin_requests")
    .set({ used_at: now })
    .where("user_id", "=", userId)
    .where("used_at", "is", null)
    .$if(purpose !== undefined, (query) => query.where("purpose", "=", purpose as PinPurpose))
    .execute();
}

/** Deletes expired PINs. A deleted one gives the same response as an expired one. */
export async function deleteEndedPinRequests(db: Kysely<Database>, now: Date): Promise<void> {
  await db.deleteFrom("pin_requests").where("expires_at", "<=", now).execute();
}
