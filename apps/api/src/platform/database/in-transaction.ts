import type { Kysely } from "kysely";

/** Runs the work in the transaction that is open already, as one act with what else it does, or in one of its own. */
export function inTransaction<Tables, Value>(
  db: Kysely<Tables>,
  work: (trx: Kysely<Tables>) => Promise<Value>,
): Promise<Value> {
  return db.isTransaction ? work(db) : db.transaction().execute(work);
}

/** A transaction whose work decides at the end whether to commit. It also rolls back if the work throws. */
export async function tryInTransaction<Tables, Value>(
  db: Kysely<Tables>,
  work: (trx: Kysely<Tables>) => Promise<{ readonly counts: boolean; readonly value: Value }>,
): Promise<Value> {
  const trx = await db.startTransaction().execute();
  try {
    const { counts, value } = await work(trx);
    await (counts ? trx.commit() : trx.rollback()).execute();
    return value;
  } catch (error) {
    if (!trx.isCommitted && !trx.isRolledBack) await trx.rollback().execute();
    throw error;
  }
}
