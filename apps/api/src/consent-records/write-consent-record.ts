import type { ConsentRecord } from "@shop/consent";
import type { Kysely } from "kysely";
import { inTransaction } from "../platform/database/in-transaction.ts";
import type { Database } from "../ports/database.ts";
import type { Deps } from "../ports/deps.ts";
import { type ConsentRecordRow, recordHash } from "./record-hash.ts";

/** Appends a record to the chain. The same record again, even at the same moment, changes nothing. Source: CONSENT-04. */
export function writeConsentRecord({ db, clock }: Pick<Deps, "db" | "clock">, record: ConsentRecord): Promise<void> {
  return inTransaction(db, async (trx) => {
    const head = await lockHead(trx);
    if (await isWritten(trx, record.recordId)) return;
    const row = rowOf(record, head, new Date(clock.nowMs()));
    const hash = recordHash(row);
    const json = { asked: list(row.asked), granted: list(row.granted), services: list(row.services) };
    await trx
      .insertInto("consent_records")
      .values({ ...row, ...json, hash })
      .execute();
    await trx.updateTable("consent_chain").set({ position: row.position, hash }).execute();
  });
}

/** One writer at a time: each record needs the hash of the one before it. */
function lockHead(trx: Kysely<Database>): Promise<{ position: number; hash: string }> {
  return trx.selectFrom("consent_chain").select(["position", "hash"]).forUpdate().executeTakeFirstOrThrow();
}

async function isWritten(trx: Kysely<Database>, recordId: string): Promise<boolean> {
  const found = await trx
    .selectFrom("consent_records")
    .select("position")
    .where("record_id", "=", recordId)
    .executeTakeFirst();
  return found !== undefined;
}

function rowOf(
  record: ConsentRecord,
  head: { readonly position: number; readonly hash: string },
  receivedAt: Date,
): Omit<ConsentRecordRow, "hash"> {
  return {
    position: head.position + 1,
    record_id: record.recordId,
    consent_id: record.consentId,
    chosen_at: new Date(record.chosenAtMs),
    received_at: receivedAt,
    policy_version: record.policyVersion,
    text_hash: record.textHash,
    locale: record.locale,
    asked: record.asked,
    granted: record.granted,
    services: record.services,
    had_signal: record.hadSignal,
    previous_hash: head.hash,
  };
}

function list(values: readonly string[]): string {
  return JSON.stringify(values);
}
