import { type ConsentRecordRow, recordHash } from "./record-hash.ts";

/** What a check of the chain found. `brokenAt`: the place of the first record that doesn't follow; null: all do. */
export interface ChainCheck {
  readonly count: number;
  readonly brokenAt: number | null;
}

/**
 * Computes every hash again: each record follows from the one before it, and the newest is the one that the chain ends with. What
 * retention has deleted before the first is not missed. Source: CONSENT-04.
 */
export async function checkChain(
  records: AsyncIterable<ConsentRecordRow>,
  head: { readonly position: number; readonly hash: string },
): Promise<ChainCheck> {
  let before: ConsentRecordRow | null = null;
  let count = 0;
  for await (const record of records) {
    if (!follows(record, before)) return { count, brokenAt: record.position };
    before = record;
    count += 1;
  }
  const isWhole = before === null || (before.position === head.position && before.hash === head.hash);
  return { count, brokenAt: isWhole ? null : head.position };
}

function follows(record: ConsentRecordRow, before: ConsentRecordRow | null): boolean {
  if (recordHash(record) !== record.hash) return false;
  return before === null || (record.position === before.position + 1 && record.previous_hash === before.hash);
}
