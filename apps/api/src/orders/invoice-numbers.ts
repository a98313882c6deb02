import { type Kysely, sql } from "kysely";
import type { Database } from "../ports/database.ts";

const DIGITS = 6;

/**
 * The next number of an invoice or of a credit note, `2026-000123`: both share one series, without gaps within a year. A rollback returns
 * the number. Every other order waits for it, so take it as late as possible.
 */
export async function takeInvoiceNumber(trx: Kysely<Database>, now: Date): Promise<string> {
  const year = now.getUTCFullYear();
  const { rows } = await sql<{ last: number }>`
    insert into invoice_counters (year, last) values (${year}, 1)
    on conflict (year) do update set last = invoice_counters.last + 1
    returning last`.execute(trx);
  return `${year}-${String(rows[0]?.last ?? 0).padStart(DIGITS, "0")}`;
}
