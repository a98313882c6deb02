import type { Kysely } from "kysely";
import { claimWaitingTransfers } from "../licences/index.ts";
import { everyRow } from "../platform/every-row.ts";
import { enqueueMail } from "../platform/mail/enqueue-mail.ts";
import type { Database } from "../ports/database.ts";
import type { Deps } from "../ports/deps.ts";
import {
  findUser,
  findUserByEmail,
  localeOf,
  lockUser,
  revokeSessionsOfUser,
  type UserRow,
  voidLinkKeys,
  voidPinRequests,
} from "../users/index.ts";
import {
  type DueEmailChange,
  endDueEmailChange,
  findWaitingEmailChange,
  listDueEmailChanges,
  setEmail,
} from "./email-changes.ts";
import { EMAIL_CHANGE_BATCH } from "./limits.ts";
import { emailChangedMail, emailChangeFailedMail } from "./mails/email-change.ts";

/** What PostgreSQL names where another account has the address. */
const ONE_ACCOUNT_AN_ADDRESS = "users_email_key";

/**
 * Applies the e-mail changes that are due: the account gets the new address, all its sessions end, and both addresses are notified. If the
 * new address has an account by then, the account keeps its old address and is notified. Returns how many were processed. Safe in several
 * processes: each change is a transaction that completes it once. A failure is logged and doesn't block the others.
 * Source: ACCT-07, SAFE-02, SAFE-06.
 */
export async function applyEmailChanges(deps: Deps): Promise<number> {
  const page = { now: new Date(deps.clock.nowMs()), count: EMAIL_CHANGE_BATCH };
  const due = everyRow<DueEmailChange>(page.count, (after) => listDueEmailChanges(deps.db, { ...page, after }));
  let count = 0;
  for await (const change of due) if (await applyChange(deps, change)) count += 1;
  return count;
}

async function applyChange(deps: Deps, change: DueEmailChange): Promise<boolean> {
  try {
    return await deps.db.transaction().execute((trx) => putIntoForce(trx, deps, change));
  } catch (error) {
    // Somebody signed up with the address at the same moment. The next run sees that account.
    if (isAddressTaken(error)) return false;
    const reason = error instanceof Error ? error.message : String(error);
    deps.log.error({ error: reason, change: change.id }, "an e-mail change failed");
    return false;
  }
}

async function putIntoForce(trx: Kysely<Database>, deps: Deps, due: DueEmailChange): Promise<boolean> {
  const now = new Date(deps.clock.nowMs());
  await lockUser(trx, due.user_id);
  const user = await findUser(trx, due.user_id);
  const waiting = await findWaitingEmailChange(trx, due.user_id);
  if (!user || waiting?.id !== due.id) return false;
  const newEmail = waiting.new_email;
  const isTaken = (await findUserByEmail(trx, newEmail)) !== undefined;
  const outcome = isTaken ? "addressTaken" : "changed";
  if (!(await endDueEmailChange(trx, { id: due.id, outcome, now }))) return false;
  await voidLinkKeys(trx, user.id, "emailChange", now);
  if (isTaken) await tellOfFailure(trx, deps, user, newEmail);
  else await change(trx, deps, user, newEmail);
  return true;
}

async function change(trx: Kysely<Database>, deps: Deps, user: UserRow, newEmail: string): Promise<void> {
  const now = new Date(deps.clock.nowMs());
  await setEmail(trx, user.id, newEmail);
  await claimWaitingTransfers(trx, deps, { ...user, email: newEmail });
  await revokeSessionsOfUser(trx, user.id, now);
  // Mails in the old mailbox no longer give access to the account, nor subscribe the new address to anything.
  await voidLinkKeys(trx, user.id, "reset", now);
  await voidLinkKeys(trx, user.id, "newsletter", now);
  await voidPinRequests(trx, user.id, now);
  const mail = emailChangedMail(deps.settings, {
    ...{ locale: localeOf(user.locale), name: user.first_name, newEmail, changedAt: now },
    contact: deps.settings.contactRecipient,
  });
  const about = { kind: "emailChanged", userId: user.id } as const;
  await enqueueMail(trx, deps, { ...about, recipient: user.email, ...mail });
  await enqueueMail(trx, deps, { ...about, recipient: newEmail, ...mail });
}

async function tellOfFailure(trx: Kysely<Database>, deps: Deps, user: UserRow, newEmail: string): Promise<void> {
  const about = { locale: localeOf(user.locale), name: user.first_name, newEmail };
  const mail = emailChangeFailedMail(deps.settings, about);
  await enqueueMail(trx, deps, { kind: "emailChangeFailed", recipient: user.email, userId: user.id, ...mail });
}

function isAddressTaken(error: unknown): boolean {
  return error instanceof Error && "constraint" in error && error.constraint === ONE_ACCOUNT_AN_ADDRESS;
}
