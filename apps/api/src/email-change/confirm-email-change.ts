import { fail, ok, type Result, randomUuid } from "@shop/kernel";
import type { Kysely } from "kysely";
import { accountLinkUrl } from "../platform/mail/account-link-url.ts";
import { enqueueMail } from "../platform/mail/enqueue-mail.ts";
import { hashSecret, newSecret } from "../platform/secrets.ts";
import type { Database } from "../ports/database.ts";
import type { Deps } from "../ports/deps.ts";
import {
  checkPin,
  findUser,
  insertLinkKey,
  localeOf,
  lockUser,
  takePinRequest,
  type UserRow,
  voidLinkKeys,
} from "../users/index.ts";
import { insertEmailChange, revokeWaitingEmailChange } from "./email-changes.ts";
import { EMAIL_CHANGE_WAIT_MS } from "./limits.ts";
import { emailChangeAnnouncedMail, emailChangeWelcomeMail } from "./mails/email-change.ts";

interface Confirmation {
  /** Of the session. */
  readonly userId: string;
  readonly requestId: string;
  readonly pin: string;
}

/**
 * Consumes the PIN. The change takes effect after three days and is announced to both addresses; the old one gets the link that revokes it.
 * It replaces a change that was already pending. Returns when it takes effect.
 * Failures: those of `checkPin`. Source: ACCT-07, SAFE-10.
 */
export async function confirmEmailChange(deps: Deps, input: Confirmation): Promise<Result<Date>> {
  const checked = await checkPin(deps, { ...input, purpose: "emailChange" });
  if (!checked.isOk) return checked;
  const takesEffectAt = await deps.db.transaction().execute((trx) => scheduleChange(trx, deps, input));
  return takesEffectAt === null ? fail({ code: "account.pinExpired" }) : ok(takesEffectAt);
}

async function scheduleChange(
  trx: Kysely<Database>,
  deps: Deps,
  { userId, requestId }: Confirmation,
): Promise<Date | null> {
  const nowMs = deps.clock.nowMs();
  const now = new Date(nowMs);
  // Locked before any of its rows: beginning, revoking and applying a change of this account happen one after the other.
  await lockUser(trx, userId);
  const user = await findUser(trx, userId);
  const taken = await takePinRequest(trx, { id: requestId, userId, purpose: "emailChange", now });
  if (!user || !taken?.new_email) return null;
  await revokeWaitingEmailChange(trx, userId, now);
  await voidLinkKeys(trx, userId, "emailChange", now);
  const takesEffectAt = new Date(nowMs + EMAIL_CHANGE_WAIT_MS);
  const change = { newEmail: taken.new_email, now, takesEffectAt };
  await insertEmailChange(trx, { ...change, id: randomUuid(deps.random), userId, oldEmail: user.email });
  await announce(trx, deps, user, change);
  return takesEffectAt;
}

async function announce(
  trx: Kysely<Database>,
  deps: Deps,
  user: UserRow,
  { newEmail, now, takesEffectAt }: { readonly newEmail: string; readonly now: Date; readonly takesEffectAt: Date },
): Promise<void> {
  const id = randomUuid(deps.random);
  const key = newSecret(deps.random);
  const link = { id, userId: user.id, purpose: "emailChange" as const, keyHash: hashSecret(key), payload: null };
  await insertLinkKey(trx, { ...link, now, expiresAt: takesEffectAt });
  const person = { locale: localeOf(user.locale), name: user.first_name };
  const query = { action: "revoke-email", id, key };
  const revokeUrl = accountLinkUrl(deps.settings.origin, person.locale, "/account/revoke-email", query);
  const toOld = emailChangeAnnouncedMail(deps.settings, { ...person, newEmail, takesEffectAt, revokeUrl });
  const toNew = emailChangeWelcomeMail(deps.settings, { ...person, takesEffectAt });
  const about = { kind: "emailChangeAnnounced", userId: user.id } as const;
  await enqueueMail(trx, deps, { ...about, recipient: user.email, ...toOld });
  await enqueueMail(trx, deps, { ...about, recipient: newEmail, ...toNew });
}
