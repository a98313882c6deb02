import type { Kysely } from "kysely";
import { findSmallDrawings } from "../media/index.ts";
import { enqueueMail } from "../platform/mail/enqueue-mail.ts";
import type { Database } from "../ports/database.ts";
import type { Deps } from "../ports/deps.ts";
import { findUser, localeOf, type UserRow } from "../users/index.ts";
import type { TransferRow } from "./licence-transfers.ts";
import {
  licenceHandedOnMail,
  licenceOfferedMail,
  licenceReceivedMail,
  licenceReturnedMail,
  licenceTakenBackMail,
} from "./mails/licence-transfer.ts";
import { findProductOfLicence } from "./owned-licences.ts";

interface Transferred {
  readonly transferId: string;
  readonly product: string;
  readonly recipientEmail: string;
  readonly returnsAt: Date;
  readonly owner: UserRow;
}

/** To the former owner, in the caller's transaction, like all of these; each is sent once. */
export async function sendHandedOnMail(trx: Kysely<Database>, deps: Deps, transfer: Transferred): Promise<void> {
  const { owner, recipientEmail: recipient, returnsAt } = transfer;
  await enqueueMail(trx, deps, {
    kind: "licenceHandedOn",
    ...toUser(deps, owner),
    ...licenceHandedOnMail(deps.settings, {
      ...(await addressed(trx, deps, owner, transfer.product)),
      recipient,
      returnsAt,
    }),
    dedupeKey: `licenceHandedOn:${transfer.transferId}`,
  });
}

/** To an address without an account, in the sender's language: no other is known. */
export async function sendOfferedMail(trx: Kysely<Database>, deps: Deps, transfer: Transferred): Promise<void> {
  const { owner, recipientEmail: recipient, returnsAt } = transfer;
  const about = await addressed(trx, deps, owner, transfer.product);
  const mail = { ...about, name: "", recipient, returnsAt, sender: owner.email };
  await enqueueMail(trx, deps, {
    kind: "licenceOffered",
    recipient,
    userId: null,
    replyTo: deps.settings.contactRecipient,
    ...licenceOfferedMail(deps.settings, mail),
    dedupeKey: `licenceOffered:${transfer.transferId}`,
  });
}

/** To the new owner. */
export async function sendReceivedMail(
  trx: Kysely<Database>,
  deps: Deps,
  transfer: Pick<Transferred, "transferId" | "product"> & {
    readonly owner: UserRow | null;
    readonly recipient: UserRow;
    readonly key: string;
  },
): Promise<void> {
  const { recipient, key } = transfer;
  const about = await addressed(trx, deps, recipient, transfer.product);
  const mail = { ...about, sender: transfer.owner?.email ?? null, key };
  await enqueueMail(trx, deps, {
    kind: "licenceReceived",
    ...toUser(deps, recipient),
    ...licenceReceivedMail(deps.settings, mail),
    dedupeKey: `licenceReceived:${transfer.transferId}`,
  });
}

/** To the owner of what was returned. If that account is gone, nobody is notified. */
export async function sendReturnedMail(trx: Kysely<Database>, deps: Deps, transfer: TransferRow): Promise<void> {
  const owner = transfer.from_user_id === null ? undefined : await findUser(trx, transfer.from_user_id);
  if (!owner) return;
  const product = await findProductOfLicence(trx, transfer.licence_id);
  const back = { recipient: transfer.recipient_email, returnsAt: transfer.returns_at };
  await enqueueMail(trx, deps, {
    kind: "licenceReturned",
    ...toUser(deps, owner),
    ...licenceReturnedMail(deps.settings, { ...(await addressed(trx, deps, owner, product.name)), ...back }),
    dedupeKey: `licenceReturned:${transfer.id}`,
  });
}

/** To the recipient of a transfer, with or without an account, whose purchase was revoked. */
export async function sendTakenBackMail(
  trx: Kysely<Database>,
  deps: Deps,
  revoked: {
    readonly licenceId: string;
    readonly product: string;
    readonly recipient: string;
    readonly locale: string | undefined;
    readonly userId: string | null;
  },
): Promise<void> {
  const { contactRecipient: contact } = deps.settings;
  const { product } = revoked;
  const picture = (await findSmallDrawings(trx, deps.settings.origin, [product]))(product);
  const mail = { locale: localeOf(revoked.locale ?? ""), name: "", product, picture, contact };
  await enqueueMail(trx, deps, {
    kind: "licenceTakenBack",
    recipient: revoked.recipient,
    userId: revoked.userId,
    replyTo: contact,
    ...licenceTakenBackMail(deps.settings, mail),
    dedupeKey: `licenceTakenBack:${revoked.licenceId}`,
  });
}

function toUser({ settings }: Deps, user: UserRow) {
  return { recipient: user.email, userId: user.id, replyTo: settings.contactRecipient };
}

async function addressed(trx: Kysely<Database>, { settings }: Deps, user: UserRow, product: string) {
  const { origin, contactRecipient: contact } = settings;
  const picture = (await findSmallDrawings(trx, origin, [product]))(product);
  return { locale: localeOf(user.locale), name: user.first_name, product, picture, contact };
}
