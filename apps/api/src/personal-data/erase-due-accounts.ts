import { everyRow } from "../platform/every-row.ts";
import type { Deps } from "../ports/deps.ts";
import { listDueDeletions } from "./due-deletions.ts";
import { type Erasure, eraseAccount } from "./erase-account.ts";
import { ERASURE_BATCH } from "./limits.ts";

/** How many due accounts had which outcome; see `Erasure`. `failed`: the log has the reason, and the next run retries. */
export type ErasureCounts = Readonly<Record<Erasure | "failed", number>>;

/**
 * Erases the accounts whose fourteen days are over, and sign-ups that weren't activated within thirty. Each is a transaction of its own, so
 * a failure doesn't block the others. Safe in several processes, and after a crash. The log contains counts, no personal data.
 * Source: ACCT-06, SAFE-27.
 */
export async function eraseDueAccounts(deps: Pick<Deps, "db" | "clock" | "log">): Promise<ErasureCounts> {
  const counts: Record<Erasure | "failed", number> = { erased: 0, waits: 0, notDue: 0, failed: 0 };
  for await (const userId of dueAccounts(deps)) counts[await tryToErase(deps, userId)] += 1;
  if (counts.erased > 0 || counts.waits > 0) deps.log.info({ ...counts }, "accounts erased");
  return counts;
}

function dueAccounts({ db, clock }: Pick<Deps, "db" | "clock">) {
  const page = { now: new Date(clock.nowMs()), count: ERASURE_BATCH };
  return everyRow<string>(page.count, (afterId) => listDueDeletions(db, { ...page, afterId }));
}

async function tryToErase(deps: Pick<Deps, "db" | "clock" | "log">, userId: string): Promise<Erasure | "failed"> {
  try {
    return await eraseAccount(deps, userId);
  } catch (error) {
    // Whatever the reason, it affects only this account; the others don't wait for it. The database's message names columns, no values.
    deps.log.error({ error: error instanceof Error ? error.message : String(error) }, "an account could not be erased");
    return "failed";
  }
}
