import { everyRow } from "../platform/every-row.ts";
import type { Deps } from "../ports/deps.ts";
import { giveBackLicences, lockLicences } from "./licence-ends.ts";
import { endWaitingTransfer, findUnclaimedTransfers, forgetRecipients, type TransferRow } from "./licence-transfers.ts";
import { TRANSFER_BATCH } from "./limits.ts";
import { sendReturnedMail } from "./send-transfer-mails.ts";

/**
 * Returns what was transferred 14 days ago and nobody has claimed: the licence, under its key, and the transfer service. The owner is
 * notified by mail. Addresses of recipients whose time is over are deleted. Safe in several processes, and against a concurrent claim: one
 * conditional update ends each transfer. A failure is logged and doesn't block the others. Returns how many came back.
 * Source: ACCT-11.
 */
export async function returnTransfers(deps: Deps): Promise<number> {
  const now = new Date(deps.clock.nowMs());
  let returned = 0;
  const page = { now, count: TRANSFER_BATCH };
  const due = everyRow<TransferRow>(page.count, (after) => findUnclaimedTransfers(deps.db, { ...page, after }));
  for await (const transfer of due) if (await tryToGiveBack(deps, transfer)) returned += 1;
  await forgetRecipients(deps.db, now);
  return returned;
}

async function tryToGiveBack(deps: Deps, transfer: TransferRow): Promise<boolean> {
  try {
    return await giveBack(deps, transfer);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    deps.log.error({ error: reason, transfer: transfer.id }, "a licence could not be given back");
    return false;
  }
}

function giveBack(deps: Deps, transfer: TransferRow): Promise<boolean> {
  return deps.db.transaction().execute(async (trx) => {
    const both = [transfer.licence_id, transfer.service_licence_id];
    // Before the transfer, as a refund does: two that lock in another order would wait for each other.
    await lockLicences(trx, both);
    if (!(await endWaitingTransfer(trx, transfer.id))) return false;
    const isBack = (await giveBackLicences(trx, both)).includes(transfer.licence_id);
    if (isBack) await sendReturnedMail(trx, deps, transfer);
    return isBack;
  });
}
