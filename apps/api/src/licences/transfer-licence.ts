import { isCompleteEmailAddress } from "@shop/api-client/contract";
import { fail, ok, type Result, randomUuid } from "@shop/kernel";
import type { Kysely } from "kysely";
import { inTransaction } from "../platform/database/in-transaction.ts";
import type { Database } from "../ports/database.ts";
import type { Deps } from "../ports/deps.ts";
import { findUser, findUserByEmail, isDeletionDue, lockUser, type UserRow } from "../users/index.ts";
import { grantTransferred } from "./grant-transferred.ts";
import { isTransferable } from "./is-transferable.ts";
import { endByOwner } from "./licence-ends.ts";
import { insertTransfer, lockForTransfer, lockRecipient } from "./licence-transfers.ts";
import { TRANSFER_WAIT_MS } from "./limits.ts";
import type { OwnedLicence } from "./owned-licences.ts";
import { sendHandedOnMail, sendOfferedMail, sendReceivedMail } from "./send-transfer-mails.ts";

/** The bought service that a transfer uses up, by its address in the shop. */
export const TRANSFER_SERVICE_SLUG = "licence-transfer";

interface Asked {
  readonly userId: string;
  readonly product: string;
  readonly licenceId: string;
  readonly recipientEmail: string;
}

/**
 * Transfers a plugin's licence. The owner's licence ends at once, with its devices and downloads, and one bought transfer service is
 * consumed. An active account with the address gets its own licence at once (unless its deletion is due: the licence would be erased with
 * it). Otherwise the licence waits 14 days for an account to be activated, and is then returned. Response, status and the owner's mail are
 * the same in both cases.
 * Failures: `transfer.recipientRefused` (no address), `transfer.recipientIsOwner`, `product.notOwned`, `transfer.notTransferable`,
 * `transfer.serviceMissing`. Source: ACCT-11, SAFE-07.
 */
export async function transferLicence(deps: Deps, asked: Asked): Promise<Result<void>> {
  const recipientEmail = asked.recipientEmail.trim().toLowerCase();
  if (!isCompleteEmailAddress(recipientEmail)) return fail({ code: "transfer.recipientRefused" });
  return inTransaction(deps.db, (trx) => transferTo(trx, deps, { ...asked, recipientEmail }));
}

async function transferTo(trx: Kysely<Database>, deps: Deps, asked: Asked): Promise<Result<void>> {
  const { userId, licenceId, recipientEmail } = asked;
  // One transfer of an owner after the other: two would else reach for the same service.
  await lockUser(trx, userId);
  const owner = await findUser(trx, userId);
  if (owner?.email === recipientEmail) return fail({ code: "transfer.recipientIsOwner" });
  const locked = await lockForTransfer(trx, { userId, licenceId, serviceSlug: TRANSFER_SERVICE_SLUG });
  const licence = locked.find(({ id }) => id === licenceId);
  if (!owner || licence?.productName !== asked.product) return fail({ code: "product.notOwned" });
  if (!isTransferable(licence)) return fail({ code: "transfer.notTransferable" });
  const service = locked.find(({ productSlug }) => productSlug === TRANSFER_SERVICE_SLUG);
  if (!service) return fail({ code: "transfer.serviceMissing" });
  const at = new Date(deps.clock.nowMs());
  await endByOwner(trx, licence.id, { at, reason: "transferred" });
  await endByOwner(trx, service.id, { at, reason: "used" });
  await giveOrOffer(trx, deps, { owner, licence, service, recipientEmail });
  return ok(undefined);
}

interface HandingOn {
  readonly owner: UserRow;
  readonly licence: OwnedLicence;
  readonly service: OwnedLicence;
  readonly recipientEmail: string;
}

async function giveOrOffer(trx: Kysely<Database>, deps: Deps, handing: HandingOn): Promise<void> {
  const { owner, licence, service, recipientEmail } = handing;
  const [id, startedAtMs] = [randomUuid(deps.random), deps.clock.nowMs()];
  const returnsAt = new Date(startedAtMs + TRANSFER_WAIT_MS);
  await lockRecipient(trx, recipientEmail);
  const found = await findUserByEmail(trx, recipientEmail);
  const recipient = found?.is_active && !isDeletionDue(found, startedAtMs) ? found : null;
  const given = recipient && (await grantTransferred(trx, deps, { userId: recipient.id, formerLicenceId: licence.id }));
  await insertTransfer(trx, {
    id,
    licence_id: licence.id,
    service_licence_id: service.id,
    from_user_id: owner.id,
    to_user_id: recipient?.id ?? null,
    recipient_email: recipientEmail,
    new_licence_id: given?.id ?? null,
    started_at: new Date(startedAtMs),
    returns_at: returnsAt,
    status: given ? "done" : "waiting",
  });
  const transfer = { transferId: id, product: licence.productName, returnsAt, recipientEmail, owner };
  await sendHandedOnMail(trx, deps, transfer);
  if (recipient && given) await sendReceivedMail(trx, deps, { ...transfer, recipient, key: given.key });
  else await sendOfferedMail(trx, deps, transfer);
}
