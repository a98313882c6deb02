import { randomUuid } from "@shop/kernel";
import type { Kysely } from "kysely";
import { enqueueMail } from "../platform/mail/enqueue-mail.ts";
import type { Database } from "../ports/database.ts";
import type { Deps } from "../ports/deps.ts";
import { CONSENT_TEXT_VERSION, insertConsents, localeOf, type UserRow } from "../users/index.ts";
import { newsletterSubscribedMail } from "./newsletter-subscribed.ts";
import { unsubscribeHeaders, unsubscribePageUrl } from "./unsubscribe-link.ts";

/**
 * Records a consent or its end, and informs a new subscriber what to expect and how to unsubscribe, in the caller's transaction. `user` is
 * the state before the change.
 */
export async function noteNewsletterChange(
  trx: Kysely<Database>,
  deps: Deps,
  user: UserRow,
  setting: number,
): Promise<void> {
  if (setting === user.newsletter_setting) return;
  await insertConsents(trx, [
    {
      id: randomUuid(deps.random),
      user_id: user.id,
      order_id: null,
      kind: "newsletter",
      text_version: CONSENT_TEXT_VERSION,
      is_granted: setting > 0,
      given_at: new Date(deps.clock.nowMs()),
    },
  ]);
  if (user.newsletter_setting === 0) await tellSubscriber(trx, deps, user, setting);
}

async function tellSubscriber(trx: Kysely<Database>, deps: Deps, user: UserRow, setting: number): Promise<void> {
  const locale = localeOf(user.locale);
  const mail = newsletterSubscribedMail(deps.settings, {
    locale,
    name: user.first_name,
    setting,
    url: unsubscribePageUrl(deps.settings, user),
  });
  const headers = unsubscribeHeaders(deps.settings, user);
  await enqueueMail(trx, deps, {
    kind: "newsletterSubscribed",
    recipient: user.email,
    userId: user.id,
    headers,
    ...mail,
  });
}
