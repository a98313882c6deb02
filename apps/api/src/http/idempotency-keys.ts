import { CompiledQuery, type Kysely } from "kysely";
import type { PlatformTables } from "../platform/database/tables.ts";
import type { EnvelopeAnswer } from "./envelope.ts";

interface KeyOfActor {
  readonly actor: string;
  readonly key: string;
  /** When it was claimed; together with the key it identifies one attempt. */
  readonly now: Date;
}

/** What distinguishes a keyed call from others. */
export interface KeyedAct extends KeyOfActor {
  readonly operation: string;
  readonly bodyHash: string;
}

interface Claim extends KeyedAct {
  /** An attempt that started before this and has no response is considered dead. */
  readonly takeOverBefore: Date;
}

export type Claimed =
  | { readonly kind: "mine" }
  | { readonly kind: "answered"; readonly answer: EnvelopeAnswer }
  /** The response was stored as its source. */
  | { readonly kind: "remade"; readonly operation: string; readonly source: unknown }
  | { readonly kind: "otherBody" }
  | { readonly kind: "busy" };

export type ClaimedByOther = Exclude<Claimed, { kind: "mine" }>;

const BUSY = { kind: "busy" } as const;

/** Claims a key for one attempt. The primary key decides who is first; taking over is a conditional update. */
export async function claimIdempotencyKey(db: Kysely<PlatformTables>, claim: Claim): Promise<Claimed> {
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
  if (inserted) return { kind: "mine" };
  // Deleted between the two statements: the attempt failed, and the caller may retry.
  const claimed = (await findFirstAnswer(db, claim)) ?? BUSY;
  return claimed.kind === "busy" && (await takeOver(db, claim)) ? { kind: "mine" } : claimed;
}

/** A plain text, because it runs with every change: building it from parts costs more than the database needs to run it. */
const KEEP_FIRST_ANSWER = `
  insert into idempotency_keys (actor, key, operation, body_hash, status, answer, created_at)
  values ($1, $2, $3, $4, $5, $6, $7)
  on conflict (actor, key) do nothing
  returning key`;

/**
 * Stores an act's first response in the act's own transaction. False: another call has stored one under this key, also while this one
 * waited for it, and this transaction has to be rolled back.
 */
export async function keepFirstAnswer(
  trx: Kysely<PlatformTables>,
  act: KeyedAct,
  answer: EnvelopeAnswer,
): Promise<boolean> {
  const { actor, key, operation, bodyHash, now } = act;
  const values = [actor, key, operation, bodyHash, answer.status, JSON.stringify(answer.body), now];
  const { rows } = await trx.executeQuery(CompiledQuery.raw(KEEP_FIRST_ANSWER, values));
  return rows.length > 0;
}

/** What another call stored under the key; null if the key is new. */
export async function findFirstAnswer(db: Kysely<PlatformTables>, act: KeyedAct): Promise<ClaimedByOther | null> {
  const row = await db
    .selectFrom("idempotency_keys")
    .selectAll()
    .where("actor", "=", act.actor)
    .where("key", "=", act.key)
    .executeTakeFirst();
  if (!row) return null;
  if (row.body_hash !== act.bodyHash || row.operation !== act.operation) return { kind: "otherBody" };
  if (row.status !== null && row.answer !== null) {
    return { kind: "answered", answer: { status: row.status, body: row.answer as EnvelopeAnswer["body"] } };
  }
  if (row.made_from !== null) return { kind: "remade", operation: row.operation, source: row.made_from };
  return BUSY;
}

async function takeOver(db: Kysely<PlatformTables>, claim: Claim): Promise<boolean> {
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
  db: Kysely<PlatformTables>,
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

/** Releases a key whose attempt produced no result. An attempt that was taken over releases nothing. */
export async function forgetIdempotencyKey(db: Kysely<PlatformTables>, claim: KeyOfActor): Promise<void> {
  await db
    .deleteFrom("idempotency_keys")
    .where("actor", "=", claim.actor)
    .where("key", "=", claim.key)
    .where("created_at", "=", claim.now)
    .where("status", "is", null)
    .execute();
}

export async function deleteOldIdempotencyKeys(db: Kysely<PlatformTables>, before: Date): Promise<void> {
  await db.deleteFrom("idempotency_keys").where("created_at", "<", before).execute();
}
