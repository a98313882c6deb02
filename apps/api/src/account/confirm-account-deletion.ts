import { fail, ok, type Result } from "@shop/kernel";
import type { Kysely } from "kysely";
import { enqueueMail } from "../platform/mail/enqueue-mail.ts";
import type { Database } from "../ports/database.ts";
import type { Deps } from "../ports/deps.ts";
import {
  checkPin,
  findUser,
  localeOf,
  lockUser,
  revokeSessionsOfUser,
  takePinRequest,
  voidPinRequests,
} from "../users/index.ts";
import { scheduleDeletion } from "./account-deletions.ts";
import { DELETION_WAIT_MS } from "./limits.ts";
import { deletionScheduledMail } from "./mails/deletion.ts";

interface Confirmation {
  /** Of the session. */
  readonly userId: string;
  readonly requestId: string;
  readonly pin: string;
}

/**
 * Consumes the PIN and schedules the account's erasure in 14 days. All its sessions end. A mail states the date and that a login cancels
 * the deletion. Returns the time of the erasure.
 * Failures: those of `checkPin`. Source: ACCT-06, SAFE-10.
 */
export async function confirmAccountDeletion(deps: Deps, input: Confirmation): Promise<Result<Date>> {
  const checked = await checkPin(deps, { ...input, purpose: "deletion" });
  if (!checked.isOk) return checked;
  const dueAt = await deps.db.transaction().execute((trx) => schedule(trx, deps, input));
  return dueAt === null ? fail({ code: "account.pinExpired" }) : ok(dueAt);
}

async function schedule(trx: Kysely<Database>, deps: Deps, { userId, requestId }: Confirmation): Promise<Date | null> {
  const nowMs = deps.clock.nowMs();
  const now = new Date(nowMs);
  // Before its sessions: a login that is under way waits, and cancels afterwards.
  await lockUser(trx, userId);
  const user = await findUser(trx, userId);
  const taken = await takePinRequest(trx, { id: requestId, userId, purpose: "deletion", now });
  if (!user || !taken) return null;
  const dueAt = new Date(nowMs + DELETION_WAIT_MS);
  await scheduleDeletion(trx, userId, { askedAt: now, dueAt });
  await voidPinRequests(trx, userId, now);
  await revokeSessionsOfUser(trx, userId, now);
  const mail = deletionScheduledMail(deps.settings, {
    ...{ locale: localeOf(user.locale), name: user.first_name, dueAt },
    contact: deps.settings.contactRecipient,
  });
  await enqueueMail(trx, deps, { kind: "deletionScheduled", recipient: user.email, userId, ...mail });
  return dueAt;
}
