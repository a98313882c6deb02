import { fail, ok, type Result } from "@shop/kernel";
import type { Kysely } from "kysely";
import { inTransaction } from "../platform/database/in-transaction.ts";
import { isUuid } from "../platform/is-uuid.ts";
import { enqueueMail } from "../platform/mail/enqueue-mail.ts";
import { hashSecret } from "../platform/secrets.ts";
import type { Database } from "../ports/database.ts";
import type { Deps } from "../ports/deps.ts";
import {
  findLinkUser,
  findUser,
  localeOf,
  lockUser,
  revokeSessionsOfUser,
  takeLinkKey,
  type UserRow,
  voidLinkKeys,
  voidPinRequests,
} from "../users/index.ts";
import { revokeWaitingEmailChange } from "./email-changes.ts";
import { emailChangeRevokedMail } from "./mails/email-change.ts";

interface RevokeLink {
  readonly id: string;
  readonly key: string;
}

/** Whose change was revoked; the address is the one that remains. */
interface Revoked {
  readonly userId: string;
  readonly email: string;
}

/**
 * Revokes a pending change by the link mailed to the old address. In that case somebody else knew the password, so every session and PIN of
 * the account ends too, and both addresses are notified.
 * Failure: `auth.linkInvalid` (unknown, used, expired, in force, of another purpose). Source: ACCT-07, SAFE-09.
 */
export async function revokeEmailChangeByLink(deps: Deps, input: RevokeLink): Promise<Result<Revoked>> {
  if (!isUuid(input.id)) return fail({ code: "auth.linkInvalid" });
  const user = await inTransaction(deps.db, (trx) => revokeByLink(trx, deps, input));
  return user ? ok({ userId: user.id, email: user.email }) : fail({ code: "auth.linkInvalid" });
}

async function revokeByLink(trx: Kysely<Database>, deps: Deps, input: RevokeLink): Promise<UserRow | null> {
  const now = new Date(deps.clock.nowMs());
  const userId = await findLinkUser(trx, input.id, "emailChange");
  if (!userId) return null;
  await lockUser(trx, userId);
  const link = { id: input.id, purpose: "emailChange" as const, keyHash: hashSecret(input.key), now };
  if (!(await takeLinkKey(trx, link))) return null;
  const user = await endWaitingEmailChange(trx, deps, userId, "newPassword");
  if (!user) return null;
  await revokeSessionsOfUser(trx, userId, now);
  await voidPinRequests(trx, userId, now);
  return user;
}

/**
 * Revokes the logged-in customer's own pending change; nothing else ends. Without a pending change it does nothing. Returns the address
 * that remains.
 */
export async function revokeOwnEmailChange(deps: Deps, userId: string): Promise<Result<Revoked>> {
  return inTransaction(deps.db, async (trx) => {
    await lockUser(trx, userId);
    await endWaitingEmailChange(trx, deps, userId, null);
    const user = await findUser(trx, userId);
    return user ? ok({ userId, email: user.email }) : fail({ code: "api.loginRequired" });
  });
}

/**
 * Revokes any pending change when a new password is set: the person who began it may be why there is a new one. Runs in the transaction that sets
 * the password and locks the account.
 */
export async function endEmailChangeForNewPassword(trx: Kysely<Database>, deps: Deps, userId: string): Promise<void> {
  await endWaitingEmailChange(trx, deps, userId, null);
  await voidPinRequests(trx, userId, new Date(deps.clock.nowMs()));
}

/** Ends the change and its link, and notifies both addresses; null if none is pending. */
async function endWaitingEmailChange(
  trx: Kysely<Database>,
  deps: Deps,
  userId: string,
  advice: "newPassword" | null,
): Promise<UserRow | null> {
  const now = new Date(deps.clock.nowMs());
  const change = await revokeWaitingEmailChange(trx, userId, now);
  const user = await findUser(trx, userId);
  if (!change || !user) return null;
  await voidLinkKeys(trx, userId, "emailChange", now);
  const about = { locale: localeOf(user.locale), name: user.first_name, newEmail: change.new_email, revokedAt: now };
  const kind = "emailChangeRevoked" as const;
  const toOld = emailChangeRevokedMail(deps.settings, { ...about, advice });
  const toNew = emailChangeRevokedMail(deps.settings, { ...about, advice: null });
  await enqueueMail(trx, deps, { kind, userId, recipient: user.email, ...toOld });
  await enqueueMail(trx, deps, { kind, userId, recipient: change.new_email, ...toNew });
  return user;
}
