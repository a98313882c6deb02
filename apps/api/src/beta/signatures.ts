import type { Insertable, Kysely, Selectable } from "kysely";
import type { Database } from "../ports/database.ts";

export type BetaSignature = Selectable<Database["beta_signatures"]>;

/** Writes a signature. False: the address has signed this version. */
export async function insertSignature(
  trx: Kysely<Database>,
  signature: Insertable<Database["beta_signatures"]>,
): Promise<boolean> {
  const inserted = await trx
    .insertInto("beta_signatures")
    .values(signature)
    .onConflict((conflict) => conflict.columns(["email", "version"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted !== undefined;
}

/** What an address has signed, the newest first. */
export function listSignaturesOf(db: Kysely<Database>, email: string): Promise<BetaSignature[]> {
  return db.selectFrom("beta_signatures").selectAll().where("email", "=", email).orderBy("signed_at", "desc").execute();
}

/** Every signature, the oldest first, for the operator. */
export function listSignatures(db: Kysely<Database>): Promise<BetaSignature[]> {
  return db.selectFrom("beta_signatures").selectAll().orderBy("signed_at").orderBy("id").execute();
}

export async function deleteOldSignatures(db: Kysely<Database>, signedBefore: Date): Promise<void> {
  await db.deleteFrom("beta_signatures").where("signed_at", "<", signedBefore).execute();
}
