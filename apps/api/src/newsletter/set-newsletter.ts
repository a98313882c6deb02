import { fail, ok, type Result, randomUuid } from "@shop/kernel";
import type { Kysely } from "kysely";
import { inTransaction } from "../platform/database/in-transaction.ts";
import { accountLinkUrl } from "../platform/mail/account-link-url.ts";
import { enqueueMail } from "../platform/mail/enqueue-mail.ts";
import { dropWaitingMails } from "../platform/mail/mails.ts";
import { hashSecret, newSecret } from "../platform/secrets.ts";
import type { Database } from "../ports/database.ts";
import type { Deps } from "../ports/deps.ts";
import { findUser, insertLinkKey, localeOf, lockUser, type UserRow, voidLinkKeys } from "../users/index.ts";
import { isNewsletterSetting } from "./categories.ts";
import { NEWSLETTER_LINK_LIFE_DAYS, NEWSLETTER_LINK_LIFE_MS } from "./limits.ts";
import { newsletterConfirmMail } from "./newsletter-confirm.ts";
import { setNewsletterState } from "./newsletter-settings.ts";
import { noteNewsletterChange } from "./note-newsletter-change.ts";
import { type NewsletterState, settleNewsletter } from "./settle-newsletter.ts";

/**
 * Sets what an account is sent, as the sum of the categories (0 unsubscribes). With the policy `free`, categories that are switched on wait
 * for confirmation by a mailed link. A rejected call changes nothing.
 * Failures: `newsletter.unknownOption`, `newsletter.tooManyTries` if the address has had its mails for this hour, `newsletter.linkInvalid`
 * if the account is gone. Source: ACCT-04.
 */
export async function setNewsletter(deps: Deps, userId: string, wanted: number): Promise<Result<NewsletterState>> {
  if (!isNewsletterSetting(wanted)) return fail({ code: "newsletter.unknownOption" });
  return inTransaction(deps.db, (trx) => settle(trx, deps, userId, wanted));
}

async function settle(
  trx: Kysely<Database>,
  deps: Deps,
  userId: string,
  wanted: number,
): Promise<Result<NewsletterState>> {
  await lockUser(trx, userId);
  const user = await findUser(trx, userId);
  if (!user) return fail({ code: "newsletter.linkInvalid" });
  const state = settleNewsletter(user.newsletter_setting, wanted, deps.settings.newsletterPolicy);
  const isAsked = state.pending === null || (await askForYes(trx, deps, user, state.pending));
  if (!isAsked) return fail({ code: "newsletter.tooManyTries" });
  if (state.pending === null) await voidLinkKeys(trx, userId, "newsletter", new Date(deps.clock.nowMs()));
  await setNewsletterState(trx, userId, state);
  if (state.setting === 0) await dropWaitingMails(trx, userId, "followUp");
  await noteNewsletterChange(trx, deps, user, state.setting);
  return ok(state);
}

/** Mails the link that applies the wish; only the newest link works. False: the address has had its mails for this hour. */
async function askForYes(trx: Kysely<Database>, deps: Deps, user: UserRow, wanted: number): Promise<boolean> {
  const id = randomUuid(deps.random);
  const key = newSecret(deps.random);
  const nowMs = deps.clock.nowMs();
  const locale = localeOf(user.locale);
  const mail = newsletterConfirmMail(deps.settings, {
    locale,
    name: user.first_name,
    wanted,
    url: accountLinkUrl(deps.settings.origin, locale, "/account/newsletter", { action: "newsletter", id, key }),
    lifeDays: NEWSLETTER_LINK_LIFE_DAYS,
  });
  const sent = { kind: "newsletterConfirm", recipient: user.email, userId: user.id, ...mail } as const;
  if (!(await enqueueMail(trx, deps, sent))) return false;
  const now = new Date(nowMs);
  await voidLinkKeys(trx, user.id, "newsletter", now);
  const link = { id, userId: user.id, purpose: "newsletter", keyHash: hashSecret(key), payload: null } as const;
  await insertLinkKey(trx, { ...link, now, expiresAt: new Date(nowMs + NEWSLETTER_LINK_LIFE_MS) });
  return true;
}
