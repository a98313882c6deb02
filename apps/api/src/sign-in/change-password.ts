import { checkPassword, checkPasswordChange, isWeakPassword } from "@shop/auth-ui";
import { fail, ok, type Result } from "@shop/kernel";
import type { Kysely } from "kysely";
import { endEmailChangeForNewPassword } from "../email-change/index.ts";
import { enqueueMail } from "../platform/mail/enqueue-mail.ts";
import { hashSecret, newSecret } from "../platform/secrets.ts";
import type { Database } from "../ports/database.ts";
import type { Deps } from "../ports/deps.ts";
import {
  checkOwnPassword,
  findUser,
  localeOf,
  lockUser,
  type RememberedDevice,
  rememberOnlyThisDevice,
  renewSession,
  revokeOtherSessions,
  setPasswordHash,
  type UserRow,
  voidLinkKeys,
} from "../users/index.ts";
import { passwordChangedMail } from "./mails/password-changed.ts";

interface PasswordChange {
  readonly userId: string;
  readonly sessionId: string;
  readonly oldPassword: string;
  readonly newPassword: string;
  readonly newPasswordAgain: string;
  readonly address: string;
}

/** The own session under its new token. */
interface RenewedSession extends RememberedDevice {
  readonly sessionToken: string;
  readonly expiresAt: Date;
  readonly isKept: boolean;
}

/**
 * Changes the password, given the old one. Every other session, every PIN and every reset link end, a pending change of the address is
 * revoked, the current session continues under a new token, and the owner is notified by mail.
 * Failures: those of `checkPasswordChange` and `checkPassword`, those of `checkOwnPassword`, `api.loginRequired` if the session has ended
 * in the meantime. Source: ACCT-02, SAFE-02.
 */
export function changePassword(deps: Deps, input: PasswordChange): Promise<Result<RenewedSession>> {
  return deps.passwords.admit(input.address, () => changeNow(deps, input));
}

async function changeNow(deps: Deps, input: PasswordChange): Promise<Result<RenewedSession>> {
  const user = await findUser(deps.db, input.userId);
  if (!user) return fail({ code: "api.loginRequired" });
  const checked = checkChange(input, user);
  if (!checked.isOk) return checked;
  const known = await checkOwnPassword(deps, user, { password: input.oldPassword, address: input.address });
  if (!known.isOk) return known;
  const hash = await deps.passwords.hash(input.newPassword);
  if (!hash.isOk) return hash;
  return deps.db.transaction().execute((trx) => putIntoForce(trx, deps, input, user, hash.value));
}

function checkChange(input: PasswordChange, user: UserRow): Result<string> {
  const { oldPassword, newPassword, newPasswordAgain } = input;
  const typed = checkPasswordChange({ old: oldPassword, new1: newPassword, new2: newPasswordAgain });
  if (!typed.isOk) return typed;
  const person = { emailAddress: user.email, firstName: user.first_name, lastName: user.last_name };
  return checkPassword(newPassword, (password) => isWeakPassword(password, person));
}

async function putIntoForce(
  trx: Kysely<Database>,
  deps: Deps,
  input: PasswordChange,
  user: UserRow,
  passwordHash: string,
): Promise<Result<RenewedSession>> {
  const now = new Date(deps.clock.nowMs());
  // A concurrent login or other change waits for this one, and then sees that the old password is gone.
  await lockUser(trx, user.id);
  if ((await findUser(trx, user.id))?.password_hash !== user.password_hash) {
    return fail({ code: "account.passwordWrong" });
  }
  const sessionToken = newSecret(deps.random);
  const renewed = await renewSession(trx, { id: input.sessionId, tokenHash: hashSecret(sessionToken), now });
  if (!renewed) return fail({ code: "api.loginRequired" });
  await setPasswordHash(trx, user.id, passwordHash);
  await revokeOtherSessions(trx, user.id, input.sessionId, now);
  await voidLinkKeys(trx, user.id, "reset", now);
  await endEmailChangeForNewPassword(trx, deps, user.id);
  const mail = passwordChangedMail(deps.settings, {
    locale: localeOf(user.locale),
    name: user.first_name,
    changedAt: now,
    by: "oldPassword",
    contact: deps.settings.contactRecipient,
  });
  await enqueueMail(trx, deps, { kind: "passwordChanged", recipient: user.email, userId: user.id, ...mail });
  const device = await rememberOnlyThisDevice(trx, deps, user.id);
  return ok({ sessionToken, ...renewed, ...device });
}
