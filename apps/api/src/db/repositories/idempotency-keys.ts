import type { Kysely } from "kysely";
import type { EnvelopeAnswer } from "../../routes/envelope.ts";
import type { Database } from "../schema.ts";

interface KeyOfActor {
  readonly actor: string;
  readonly key: string;
  /** When it was claimed; with the key it names one attempt. */
  readonly now: Date;
}

interface Claim extends KeyOfActor {
  readonly operation: string;
  readonly bodyHash: string;
  /** An attempt that began before this and has no answer is taken for dead. */
  readonly takeOverBefore: Date;
}

type Held =
  | { readonly kind: "mine" }
  | { readonly kind: "answered"; readonly answer: EnvelopeAnswer }
  | { readonly kind: "otherBody" }
  | { readonly kind: "busy" };

/** Claims a key for one attempt. The primary key decides who is first; taking over is a conditional update. */
export async function claimIdempotencyKey(db: Kysely<Database>, claim: Claim): Promise<Held> {
  const inserted = await db
    .insertInto("idempotency_keys")
    .values({
      actor: claim.actor,
      key: claim.key,
      operation: claim.operation,
      body_hash: claim.bodyHash,
      status: null,
      answer: null,
      created_at: claim.now,
    })
    .onConflict((conflict) => conflict.columns(["actor", "key"]).doNothing())
    .returning("key")
    .executeTakeFirst();
  return inserted ? { kind: "mine" } : findHeld(db, claim);
}

async function findHeld(db: Kysely<Database>, claim: Claim): Promise<Held> {
  const row = await db
    .selectFrom("idempotency_keys")
    .selectAll()
    .where("actor", "=", claim.actor)
    .where("key", "=", claim.key)
    .executeTakeFirst();
  // Gone between the two statements: the attempt failed, and the caller may come again.
  if (!row) return { kind: "busy" };
  if (row.body_hash !== claim.bodyHash || row.operation !== claim.operation) return { kind: "otherBody" };
  if (row.status !== null && row.answer !== null) {
    return { kind: "answered", answer: { status: row.status, body: row.answer as EnvelopeAnswer["body"] } };
  }
  return (await takeOver(db, claim)) ? { kind: "mine" } : { kind: "busy" };
}

async function takeOver(db: Kysely<Database>, claim: Claim): Promise<boolean> {
  const row = await db
    .updateTable("idempotency_keys")
    .set({ created_at: claim.now })
    .where("actor", "=", claim.actor)
    .where("key", "=", claim.key)
    .where("status", "is", null)
    .where("created_at", "<", claim.takeOverBefore)
    .returning("key")
    .executeTakeFirst();
  return row !== undefined;
}

export async function keepIdempotentAnswer(
  db: Kysely<Database>,
  claim: KeyOfActor,
  answer: EnvelopeAnswer,
): Promise<void> {
  await db
    .updateTable("idempotency_keys")
    .set({ status: answer.status, answer: JSON.stringify(answer.body) })
    .where("actor", "=", claim.actor)
    .where("key", "=", claim.key)
    .where("status", "is", null)
    .execute();
}

/** Gives a key up whose attempt came to nothing. An attempt that was taken over gives up nothing. */
export async function forgetIdempotencyKey(db: Kysely<Database>, claim: KeyOfActor): Promise<void> {
  await db
    .deleteFrom("idempotency_keys")
    .where("actor", "=", claim.actor)
    .where("key", "=", claim.key)
    .where("created_at", "=", claim.now)
    .where("status", "is", null)
    .execute();
}

export async function deleteOldIdempotencyKeys(db: Kysely<Database>, before: Date): Promise<void> {
  await db.deleteFrom("idempotency_keys").where("created_at", "<", before).execute();
}
