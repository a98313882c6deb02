import type { Kysely } from "kysely";
import type { Database } from "../ports/database.ts";
import type { Deps } from "../ports/deps.ts";
import { findUser, type UserRow } from "../users/index.ts";
import { grantTransferred } from "./grant-transferred.ts";
import { claimTransfers, lockRecipient, noteNewLicence } from "./licence-transfers.ts";
import { findProductOfLicence } from "./owned-licences.ts";
import { sendReceivedMail } from "./send-transfer-mails.ts";

/**
 * Gives an account the licences that were transferred to its address before it existed, in the transaction that opens the account or gives
 * it that address. A conditional update claims each once. Transfers that are due for return are left. Source: ACCT-11.
 */
export async function claimWaitingTransfers(trx: Kysely<Database>, deps: Deps, user: UserRow): Promise<void> {
  await lockRecipient(trx, user.email);
  const now = new Date(deps.clock.nowMs());
  for (const transfer of await claimTransfers(trx, { email: user.email, userId: user.id, now })) {
    const product = await findProductOfLicence(trx, transfer.licence_id);
    const given = await grantTransferred(trx, deps, { userId: user.id, formerLicenceId: transfer.licence_id });
    await noteNewLicence(trx, transfer.id, given.id);
    const owner = transfer.from_user_id === null ? undefined : await findUser(trx, transfer.from_user_id);
    const details = { transferId: transfer.id, product: product.name, key: given.key };
    await sendReceivedMail(trx, deps, { ...details, recipient: user, owner: owner ?? null });
  }
}
