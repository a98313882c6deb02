import { isCompleteEmailAddress } from "@shop/api-client/contract";
import { inLanguage } from "@shop/engagement";
import { fail, type Locale, ok, type Result, randomUuid } from "@shop/kernel";
import type { Kysely } from "kysely";
import { inTransaction } from "../platform/database/in-transaction.ts";
import { accountLinkUrl } from "../platform/mail/account-link-url.ts";
import { enqueueMail } from "../platform/mail/enqueue-mail.ts";
import { hashSecret, newSecret } from "../platform/secrets.ts";
import type { Database } from "../ports/database.ts";
import type { Deps } from "../ports/deps.ts";
import { isThrowAwayDomain } from "../users/index.ts";
import { insertEntry, lockUnconfirmed, replaceKey } from "./contest-entries.ts";
import { type ContestRow, findContest, stateOf } from "./contests.ts";
import { contestEntryMail } from "./mails/contest-entry.ts";

interface EntryInput {
  readonly contest: string;
  readonly email: string;
  readonly acceptsRules: boolean;
  readonly locale: Locale;
}

/**
 * Enters an address into a contest and mails it the link that confirms the entry; only the newest link works. Whether the address has
 * entered before can't be seen from the result: a confirmed entry stays as it is and gets no mail.
 * Failures: `contest.notOpen`, `contest.rulesNotAccepted`, `auth.emailFormat`, `auth.emailTrashmail`. Source: ENGAGE-06.
 */
export async function enterContest(deps: Deps, input: EntryInput): Promise<Result<void>> {
  const contest = await findContest(deps.db, input.contest);
  if (!contest?.is_enabled || stateOf(contest, deps.clock.nowMs()) !== "open") return fail({ code: "contest.notOpen" });
  if (!input.acceptsRules) return fail({ code: "contest.rulesNotAccepted" });
  const email = input.email.toLowerCase();
  if (!isCompleteEmailAddress(email)) return fail({ code: "auth.emailFormat" });
  if (isThrowAwayDomain(email.slice(email.lastIndexOf("@") + 1))) return fail({ code: "auth.emailTrashmail" });
  await inTransaction(deps.db, (trx) => writeEntry(trx, deps, contest, { email, locale: input.locale }));
  return ok(undefined);
}

async function writeEntry(
  trx: Kysely<Database>,
  deps: Deps,
  contest: ContestRow,
  { email, locale }: { readonly email: string; readonly locale: Locale },
): Promise<void> {
  const key = newSecret(deps.random);
  const now = new Date(deps.clock.nowMs());
  const entry = {
    ...{ id: randomUuid(deps.random), contest_id: contest.id, email, locale, key_hash: hashSecret(key) },
    ...{ accepted_rules_at: now, created_at: now },
  };
  const isNew = await insertEntry(trx, entry);
  const id = isNew ? entry.id : (await lockUnconfirmed(trx, contest.id, email))?.id;
  if (id === undefined) return;
  const mail = contestEntryMail(deps.settings, {
    locale,
    title: inLanguage(contest, locale).title,
    endsAt: contest.ends_at,
    entry: id,
    url: accountLinkUrl(deps.settings.origin, locale, "/contest-entry", { action: "confirm", id, key }),
  });
  const isSent = await enqueueMail(trx, deps, { kind: "contestEntry", recipient: email, userId: null, ...mail });
  if (isSent && !isNew) await replaceKey(trx, id, entry.key_hash);
}
