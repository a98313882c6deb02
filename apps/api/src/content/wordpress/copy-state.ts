import { type Kysely, sql } from "kysely";
import { removeHostedPassages } from "../../answers/index.ts";
import { replaceProductTexts } from "../../catalogue/index.ts";
import { findStored, putStored } from "../../platform/database/stored-values.ts";
import type { Database } from "../../ports/database.ts";
import { WORDPRESS_COPY_LEASE_MS } from "../limits.ts";

const KEY = "wordpressCopy";

/** Which WordPress has been copied, and when. */
export interface CopyState {
  /** Its address. */
  readonly host: string;
  /** When a copy was last complete; absent if none has been. */
  readonly copiedAtMs?: number;
  /** When everything was last read, whether it had changed or not. */
  readonly wholeAtMs?: number;
  /** Of the shop's own files whose figures the posts have. */
  readonly inputsHash?: string;
  /** A process is copying until then at the latest. */
  readonly busyUntilMs?: number;
}

export async function findCopy(db: Kysely<Database>): Promise<CopyState | null> {
  return (await findStored(db, KEY)) as CopyState | null;
}

/** Takes the right to copy this WordPress: one process at a time. Null: another has it. The copy of another WordPress is removed. */
export function claimCopy(db: Kysely<Database>, host: string, nowMs: number): Promise<CopyState | null> {
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext(${KEY}))`.execute(trx);
    const known = await findCopy(trx);
    const isSame = known?.host === host;
    if (isSame && (known.busyUntilMs ?? 0) > nowMs) return null;
    if (known && !isSame) await forgetWordPress(trx);
    const state: CopyState = { ...(isSame ? known : { host }), busyUntilMs: nowMs + WORDPRESS_COPY_LEASE_MS };
    await keepCopy(trx, state);
    return state;
  });
}

export function keepCopy(db: Kysely<Database>, state: CopyState): Promise<void> {
  return putStored(db, KEY, state);
}

/** Removes the copy: of another WordPress, or after the shop's own files have become the content again. */
export async function forgetWordPress(trx: Kysely<Database>): Promise<void> {
  await trx.deleteFrom("wordpress_entries").execute();
  await trx.deleteFrom("settings").where("key", "=", KEY).execute();
  await removeHostedPassages(trx);
  await replaceProductTexts(trx, []);
}
