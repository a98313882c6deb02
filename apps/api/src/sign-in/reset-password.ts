import { checkNewPassword, isWeakPassword } from "@shop/auth-ui";
import { fail, ok, type Result } from "@shop/kernel";
import type { Kysely } from "kysely";
import { endEmailChangeForNewPassword } from "../email-change/index.ts";
import { claimWaitingTransfers, grantFreePlugins } from "../licences/index.ts";
import { enqueueMail } from "../platform/mail/enqueue-mail.ts";
import { plainName } from "../platform/mail/greeting.ts";
import { clearPoints } from "../platform/rate-limits.ts";
import { hashSecret } from "../platform/secrets.ts";
import type { Database } from "../ports/database.ts";
import type { Deps } from "../ports/deps.ts";
import type { SignedUp } from "../users/index.ts";
import {
  activateUser,
  endLoginThrottle,
  findSignUpOfVisitor,
  localeOf,
  lockUser,
  loginLimitKeys,
  type RememberedDevice,
  rememberOnlyThisDevice,
  revokeSessionsOfUser,
  setPasswordHash,
  takeLinkKey,
  type UserRow,
  voidLinkKeys,
} from "../users/index.ts";
import { checkResetLink } from "./check-reset-link.ts";
import { passwordChangedMail } from "./mails/password-changed.ts";

interface ResetInput {
  readonly id: string;
  readonly key: string;
  readonly newPassword: string;
  readonly newPasswordAgain: string;
  readonly address: string;
  /** The visitor who opens the link: if that visitor has signed up for this account, that sign-up applies. */
  readonly visitorId: string | null;
}

interface ResetDone extends RememberedDevice {
  readonly userId: string;
  readonly email: string;
}

/**
 * Consumes a reset link: the account gets the new password, all its sessions, PINs and other reset links end, a pending change of its
 * address is revoked, and its owner is notified by mail. The browser that used the link is the account's only known browser from now on,
 * and its next login isn't throttled. It activates an account that never was: the link has proved the address (decision 0011).
 * Failures: `auth.resetLinkExpired`, those of `checkNewPassword`, `auth.tooManyTries`, `api.busy`. A rejected password leaves the link
 * valid. Source: AUTH-15, SAFE-08, SAFE-09.
 */
export function resetPassword(deps: Deps, input: ResetInput): Promise<Result<ResetDone>> {
  return deps.passwords.admit(input.address, () => resetNow(deps, input));
}

async function resetNow(deps: Deps, input: ResetInput): Promise<Result<ResetDone>> {
  const holder = await checkResetLink(deps, input);
  if (!holder.isOk) return holder;
  const user = holder.value;
  const person = { emailAddress: user.email, firstName: user.first_name, lastName: user.last_name };
  const isWeak = (password: string) => isWeakPassword(password, person);
  const checked = checkNewPassword(input.newPassword, input.newPasswordAgain, isWeak);
  if (!checked.isOk) return checked;
  const hash = await deps.passwords.hash(input.newPassword);
  if (!hash.isOk) return hash;
  const device = await deps.db.transaction().execute((trx) => putIntoForce(trx, deps, input, user.id, hash.value));
  return device ? ok({ userId: user.id, email: user.email, ...device }) : fail({ code: "auth.resetLinkExpired" });
}

async function putIntoForce(
  trx: Kysely<Database>,
  deps: Deps,
  input: ResetInput,
  userId: string,
  passwordHash: string,
): Promise<RememberedDevice | null> {
  const now = new Date(deps.clock.nowMs());
  // Locked before its links and sessions: a concurrent login waits, and then sees that the old password is gone.
  await lockUser(trx, userId);
  const link = { id: input.id, purpose: "reset" as const, keyHash: hashSecret(input.key), now };
  if (!(await takeLinkKey(trx, link))) return null;
  const user = await setPasswordHash(trx, userId, passwordHash);
  if (!user) return null;
  if (!user.is_active) await openWaitingAccount(trx, deps, user, input.visitorId);
  await voidLinkKeys(trx, userId, "reset", now);
  await revokeSessionsOfUser(trx, userId, now);
  await endEmailChangeForNewPassword(trx, deps, userId);
  const limits = loginLimitKeys(user.email, input.address);
  await clearPoints(trx, [limits.account, limits.slow]);
  await endLoginThrottle(trx, user.email);
  const mail = passwordChangedMail(deps.settings, {
    locale: localeOf(user.locale),
    name: user.first_name,
    changedAt: now,
    by: "link",
    contact: deps.settings.contactRecipient,
  });
  await enqueueMail(trx, deps, { kind: "passwordChanged", recipient: user.email, userId, ...mail });
  return rememberOnlyThisDevice(trx, deps, userId);
}

/**
 * Activates a waiting account, as an activation link does. Nobody else's sign-up can set its newsletter, or a message in place of a name.
 */
async function openWaitingAccount(
  trx: Kysely<Database>,
  deps: Deps,
  user: UserRow,
  visitorId: string | null,
): Promise<void> {
  const now = new Date(deps.clock.nowMs());
  const own = visitorId && (await findSignUpOfVisitor(trx, user.id, visitorId));
  const signedUp: SignedUp = own || {
    firstName: plainName(user.first_name) ?? "",
    lastName: plainName(user.last_name) ?? "",
    newsletterSetting: 0,
    locale: user.locale,
    passwordHash: user.password_hash,
  };
  await activateUser(trx, user.id, { ...signedUp, passwordHash: user.password_hash }, now);
  await voidLinkKeys(trx, user.id, "activation", now);
  await grantFreePlugins(trx, deps, user.id);
  await claimWaitingTransfers(trx, deps, user);
}
