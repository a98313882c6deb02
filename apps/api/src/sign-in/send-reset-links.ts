import { randomUuid } from "@shop/kernel";
import type { Kysely } from "kysely";
import { accountLinkUrl } from "../platform/mail/account-link-url.ts";
import { retryDelayMs } from "../platform/mail/deliver-mails.ts";
import { enqueueMail } from "../platform/mail/enqueue-mail.ts";
import { hashSecret, newSecret } from "../platform/secrets.ts";
import type { Database } from "../ports/database.ts";
import type { Deps } from "../ports/deps.ts";
import {
  findUser,
  findUserByEmail,
  insertLinkKey,
  localeOf,
  lockUser,
  type UserRow,
  voidLinkKeys,
} from "../users/index.ts";
import { PASSWORD_REQUEST_BATCH, RESET_LINK_LIFE_HOURS, RESET_LINK_LIFE_MS } from "./limits.ts";
import { resetPasswordMail } from "./mails/reset-password.ts";
import {
  countFailedTry,
  listPasswordRequests,
  putOffPasswordRequests,
  takePasswordRequests,
} from "./password-requests.ts";

/**
 * Processes the requests for a reset mail: an account, active or waiting, is mailed a link; an address without one gets nothing. Only that
 * mail contains the key. Safe in several processes: each address is a transaction of its own, and a run that dies leaves its requests for
 * the next one. A failure is logged and retried at growing intervals, and doesn't block the others. Source: AUTH-14, SAFE-09.
 */
export async function sendResetLinks(deps: Deps): Promise<void> {
  const now = new Date(deps.clock.nowMs());
  for (const email of await listPasswordRequests(deps.db, now, PASSWORD_REQUEST_BATCH)) await tryToAnswer(deps, email);
}

async function tryToAnswer(deps: Deps, email: string): Promise<void> {
  try {
    await deps.db.transaction().execute((trx) => answer(trx, deps, email));
  } catch (error) {
    const attempts = await countFailedTry(deps.db, email);
    await putOffPasswordRequests(deps.db, email, new Date(deps.clock.nowMs() + retryDelayMs(attempts)));
    const reason = error instanceof Error ? error.message : String(error);
    deps.log.error({ error: reason, attempts }, "a reset mail could not be written");
  }
}

async function answer(trx: Kysely<Database>, deps: Deps, email: string): Promise<void> {
  if (!(await takePasswordRequests(trx, email))) return;
  const user = await findUserByEmail(trx, email);
  if (user) await sendResetLink(trx, deps, user);
}

/** The new link ends the older ones. If the address has had its mails for this hour, those stay valid and no new one is created. */
async function sendResetLink(trx: Kysely<Database>, deps: Deps, user: UserRow): Promise<void> {
  const id = randomUuid(deps.random);
  const key = newSecret(deps.random);
  const nowMs = deps.clock.nowMs();
  const now = new Date(nowMs);
  await lockUser(trx, user.id);
  // A change of the address may have taken effect in the meantime: the old mailbox no longer gives access to the account.
  if ((await findUser(trx, user.id))?.email !== user.email) return;
  const locale = localeOf(user.locale);
  const mail = resetPasswordMail(deps.settings, {
    locale,
    name: user.first_name,
    url: accountLinkUrl(deps.settings.origin, locale, "/account", { action: "reset", id, key }),
    lifeHours: RESET_LINK_LIFE_HOURS,
    isActive: user.is_active,
  });
  const isSent = await enqueueMail(trx, deps, {
    kind: "resetPassword",
    recipient: user.email,
    userId: user.id,
    ...mail,
  });
  if (!isSent) return;
  await voidLinkKeys(trx, user.id, "reset", now);
  await insertLinkKey(trx, {
    id,
    userId: user.id,
    purpose: "reset",
    keyHash: hashSecret(key),
    payload: null,
    now,
    expiresAt: new Date(nowMs + RESET_LINK_LIFE_MS),
  });
}
