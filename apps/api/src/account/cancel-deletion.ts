import type { Kysely } from "kysely";
import { enqueueMail } from "../platform/mail/enqueue-mail.ts";
import type { Database } from "../ports/database.ts";
import type { Deps } from "../ports/deps.ts";
import { localeOf, type UserRow } from "../users/index.ts";
import { cancelScheduledDeletion } from "./account-deletions.ts";
import { deletionCancelledMail } from "./mails/deletion.ts";

/**
 * Cancels the scheduled deletion, if any, of an account that logs in, and mails its owner. Runs in the login's transaction.
 * Source: ACCT-06.
 */
export async function cancelDeletion(trx: Kysely<Database>, deps: Deps, user: UserRow): Promise<void> {
  const now = new Date(deps.clock.nowMs());
  if (!(await cancelScheduledDeletion(trx, user.id, now))) return;
  const mail = deletionCancelledMail(deps.settings, {
    ...{ locale: localeOf(user.locale), name: user.first_name, cancelledAt: now },
    contact: deps.settings.contactRecipient,
  });
  await enqueueMail(trx, deps, { kind: "deletionCancelled", recipient: user.email, userId: user.id, ...mail });
}
