import { type Insertable, type Kysely, sql } from "kysely";
import type { Database } from "../ports/database.ts";

/** What a code gave. */
export interface TakenCode {
  readonly productId: string;
  readonly productName: string;
}

/**
 * Consumes a code for a user: one conditional update, so that of fifty concurrent calls one gets it. Null: there is no unused valid one.
 * `licenceId` is that of the licence that the caller writes in the same transaction.
 */
export async function takeRedeemCode(
  trx: Kysely<Database>,
  use: { readonly codeHash: string; readonly userId: string; readonly licenceId: string; readonly now: Date },
): Promise<TakenCode | null> {
  const { codeHash, userId, licenceId, now } = use;
  const taken = await trx
    .updateTable("redeem_codes")
    .from("redeem_batches")
    .innerJoin("products", "products.id", "redeem_batches.product_id")
    .set({ redeemed_at: now, redeemed_by: userId, licence_id: licenceId })
    .where("redeem_codes.code_hash", "=", codeHash)
    .where("redeem_codes.redeemed_at", "is", null)
    .whereRef("redeem_batches.id", "=", "redeem_codes.batch_id")
    .where("redeem_batches.voided_at", "is", null)
    .where((eb) => eb.or([eb("redeem_batches.expires_at", "is", null), eb("redeem_batches.expires_at", ">", now)]))
    .returning(["products.id as productId", "products.name as productName"])
    .executeTakeFirst();
  return taken ?? null;
}

/** Why a code can't be used. */
export async function findCodeState(db: Kysely<Database>, codeHash: string): Promise<"unknown" | "used" | "expired"> {
  const found = await db
    .selectFrom("redeem_codes")
    .select("redeemed_at")
    .where("code_hash", "=", codeHash)
    .executeTakeFirst();
  if (!found) return "unknown";
  return found.redeemed_at === null ? "expired" : "used";
}

/** Creates a batch. False: its label is already in use. */
export async function insertRedeemBatch(
  trx: Kysely<Database>,
  batch: Insertable<Database["redeem_batches"]>,
): Promise<boolean> {
  const inserted = await trx
    .insertInto("redeem_batches")
    .values(batch)
    .onConflict((conflict) => conflict.column("label").doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Writes a batch's codes, any number in one statement. Returns the hashes that are new; codes of another batch aren't written. */
export async function insertRedeemCodes(
  trx: Kysely<Database>,
  batchId: string,
  codeHashes: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ code_hash: string }>`
    insert into redeem_codes (code_hash, batch_id)
    select unnest(${[...codeHashes]}::text[]), ${batchId}::uuid
    on conflict (code_hash) do nothing
    returning code_hash`.execute(trx);
  return new Set(rows.map((row) => row.code_hash));
}

export interface RedeemBatch {
  readonly label: string;
  readonly productName: string;
  readonly expiresAt: Date | null;
  readonly voidedAt: Date | null;
  readonly codes: number;
  readonly used: number;
}

/** Every batch with how many of its codes are used, the newest first. */
export function listRedeemBatches(db: Kysely<Database>): Promise<RedeemBatch[]> {
  return db
    .selectFrom("redeem_batches")
    .innerJoin("products", "products.id", "redeem_batches.product_id")
    .leftJoin("redeem_codes", "redeem_codes.batch_id", "redeem_batches.id")
    .select([
      "redeem_batches.label",
      "products.name as productName",
      "redeem_batches.expires_at as expiresAt",
      "redeem_batches.voided_at as voidedAt",
      sql<number>`count(redeem_codes.code_hash)`.as("codes"),
      sql<number>`count(redeem_codes.redeemed_at)`.as("used"),
    ])
    .groupBy(["redeem_batches.id", "products.name"])
    .orderBy("redeem_batches.created_at", "desc")
    .orderBy("redeem_batches.label")
    .execute();
}

/** Ends the rest of a batch. Redeemed codes stay with their owners. False: there is no such active batch. */
export async function voidRedeemBatch(db: Kysely<Database>, label: string, now: Date): Promise<boolean> {
  const voided = await db
    .updateTable("redeem_batches")
    .set({ voided_at: now })
    .where("label", "=", label)
    .where("voided_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  return voided !== undefined;
}

export async function isRedeemBatch(db: Kysely<Database>, label: string): Promise<boolean> {
  const found = await db.selectFrom("redeem_batches").select("id").where("label", "=", label).executeTakeFirst();
  return found !== undefined;
}

/** Codes that nobody used in time. A used one stays: its licence refers to it. */
export async function deleteEndedRedeemCodes(db: Kysely<Database>, endedBefore: Date): Promise<void> {
  await db
    .deleteFrom("redeem_codes")
    .where("redeemed_at", "is", null)
    .where("batch_id", "in", (ended) =>
      ended
        .selectFrom("redeem_batches")
        .select("id")
        .where((eb) => eb.or([eb("expires_at", "<", endedBefore), eb("voided_at", "<", endedBefore)])),
    )
    .execute();
}
