import { hash } from "node:crypto";
import type { Selectable } from "kysely";
import type { Database } from "../ports/database.ts";

export type ConsentRecordRow = Selectable<Database["consent_records"]>;

/**
 * The SHA-256 that chains a record to the one before it: over the previous hash and every other column, as JSON in this order. Changing, adding or
 * removing a record changes every hash after it. Source: CONSENT-04.
 */
export function recordHash(record: Omit<ConsentRecordRow, "hash">): string {
  const { position, record_id, consent_id, chosen_at, received_at, policy_version, text_hash, locale } = record;
  const { asked, granted, services, had_signal, previous_hash } = record;
  const times = [chosen_at.toISOString(), received_at.toISOString()];
  const said = [policy_version, text_hash, locale, asked, granted, services, had_signal];
  return hash("sha256", JSON.stringify([previous_hash, position, record_id, consent_id, ...times, ...said]), "hex");
}
