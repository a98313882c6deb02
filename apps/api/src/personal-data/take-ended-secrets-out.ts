import { type Kysely, type RawBuilder, sql } from "kysely";
import { withoutSecrets } from "../platform/mail/mail-secrets.ts";
import type { Database } from "../ports/database.ts";

/** As PostgreSQL's own regular expression. */
const LINK_ID = "[?&]id=([0-9a-f-]{36})";

/**
 * Removes expired PINs and keys (used, expired, replaced by a newer one) from stored mails. A mail that is still to be sent stays whole
 * until it was sent or given up; without a mail server (`isSending`) no mail waits. Unsubscribe links don't expire.
 */
export async function takeEndedSecretsOut(
  db: Kysely<Database>,
  mails: { readonly now: Date; readonly isSending: boolean; readonly maxAttempts: number },
): Promise<void> {
  await db
    .updateTable("mails")
    .set({ text_body: withoutSecrets("text_body"), html_body: withoutSecrets("html_body"), holds_secret: false })
    .where("holds_secret", "=", true)
    .where((is) =>
      is.or([
        is("sent_at", "is not", null),
        is.and([is.or([is.lit(!mails.isSending), is("attempts", ">=", mails.maxAttempts)]), hasEnded(mails.now)]),
      ]),
    )
    .execute();
}

/** A PIN is its account's open one if it was mailed since that was created; a link is identified by its id. */
function hasEnded(now: Date): RawBuilder<boolean> {
  return sql<boolean>`case
    when kind = 'newsletterSubscribed' then false
    when kind in ('deletionPin', 'emailChangePin') then not exists (
      select from pin_requests as pin where pin.user_id = mails.user_id and pin.created_at <= mails.created_at
        and pin.purpose = case kind when 'deletionPin' then 'deletion' else 'emailChange' end
        and pin.used_at is null and pin.expires_at > ${now})
    else not exists (
      select from link_keys as link where link.id = substring(text_body from ${LINK_ID})::uuid
        and link.used_at is null and (link.expires_at is null or link.expires_at > ${now}))
  end`;
}
