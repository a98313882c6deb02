import type { Kysely } from "kysely";
import type { Database } from "../ports/database.ts";
import type { Deps } from "../ports/deps.ts";
import { findUser, findUserLocale } from "../users/index.ts";
import { giveBackLicences, lockLicences, takeBackLicences } from "./licence-ends.ts";
import { endWaitingTransfer, findChainOf, lockTransfersOf, type TransferRow } from "./licence-transfers.ts";
import { findGoodLicence, findProductOfLicence } from "./owned-licences.ts";
import { sendTakenBackMail } from "./send-transfer-mails.ts";

/**
 * Revokes licences whose money was refunded, and the licences they became by successive transfers. Owners who got one by transfer are
 * notified. A waiting transfer ends; its licence or service, unless revoked, returns to its owner.
 */
export async function takeBackChain(
  trx: Kysely<Database>,
  deps: Deps,
  licenceIds: readonly string[],
  reason: "refunded" | "disputed",
): Promise<void> {
  const at = new Date(deps.clock.nowMs());
  let taken = licenceIds;
  const seen = new Set<string>();
  while (taken.length > 0) {
    // All of them before any transfer, as the job that returns them and an erasure do: in another order two would wait for each other.
    await lockLicences(trx, await findChainOf(trx, taken));
    for (const licenceId of taken) {
      seen.add(licenceId);
      await tellHolder(trx, deps, licenceId);
    }
    await takeBackLicences(trx, taken, { at, reason });
    const transfers = await lockTransfersOf(trx, taken);
    for (const transfer of transfers.filter(({ status }) => status === "waiting"))
      await endWaiting(trx, deps, transfer);
    taken = transfers.flatMap(({ status, licence_id, new_licence_id: next }) =>
      status === "done" && next !== null && seen.has(licence_id) && !seen.has(next) ? [next] : [],
    );
  }
}

async function endWaiting(trx: Kysely<Database>, deps: Deps, transfer: TransferRow): Promise<void> {
  const { id, licence_id, service_licence_id, from_user_id, recipient_email: recipient } = transfer;
  if (!(await endWaitingTransfer(trx, id))) return;
  await giveBackLicences(trx, [licence_id, service_licence_id]);
  const product = (await findProductOfLicence(trx, licence_id)).name;
  const locale = from_user_id === null ? undefined : await findUserLocale(trx, from_user_id);
  if (recipient !== null)
    await sendTakenBackMail(trx, deps, { licenceId: licence_id, product, recipient, locale, userId: null });
}

/** The credit note informs a buyer. */
async function tellHolder(trx: Kysely<Database>, deps: Deps, licenceId: string): Promise<void> {
  const licence = await findGoodLicence(trx, licenceId);
  const holder = licence?.source === "transfer" && (await findUser(trx, licence.userId));
  if (!holder) return;
  const { id: userId, email: recipient, locale } = holder;
  await sendTakenBackMail(trx, deps, { licenceId, product: licence.productName, recipient, locale, userId });
}
