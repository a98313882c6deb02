import { windowState } from "@shop/engagement";
import type { Kysely } from "kysely";
import { holdConsent } from "../marketing/index.ts";
import { findSmallDrawings } from "../media/index.ts";
import { unsubscribeHeaders, unsubscribePageUrl } from "../newsletter/index.ts";
import { inTransaction } from "../platform/database/in-transaction.ts";
import { enqueueMail } from "../platform/mail/enqueue-mail.ts";
import type { MailPicture } from "../platform/mail/mail-rows.ts";
import { pageUrl } from "../platform/mail/page-url.ts";
import type { Database } from "../ports/database.ts";
import type { Deps } from "../ports/deps.ts";
import { invitationTo } from "../sale-pages/index.ts";
import { findDripCoupon } from "../sales/index.ts";
import { findUser, localeOf, lockUser, type UserRow } from "../users/index.ts";
import { type DueFollowUp, findDueFollowUps } from "./due-follow-ups.ts";
import { followUpMail } from "./follow-up-mail.ts";
import { FOLLOW_UP_INVITES_FOR_MS } from "./limits.ts";
import type { FollowUpSequence } from "./sequence.ts";
import { listSequences } from "./sequences.ts";

type JobDeps = Pick<Deps, "db" | "clock" | "random" | "settings" | "mailTransport" | "log" | "marketingHost">;

/**
 * Writes the follow-up mails that are due, and returns how many. Everything that a mail depends on is checked again with the account locked,
 * and the mail, its note and the week that it begins are one transaction: safe in several processes, and after a crash. A shop with a marketing
 * host writes none, because that host does. Source: TRACK-04.
 */
export async function sendFollowUps(deps: JobDeps): Promise<number> {
  if (deps.marketingHost) return 0;
  let sent = 0;
  for (const sequence of await listSequences(deps.db)) {
    if (!(await isOfferOpen(deps, sequence))) continue;
    for (const due of await findDueFollowUps(deps.db, sequence, deps.clock.nowMs())) {
      if (await inTransaction(deps.db, (trx) => sendIfDue(trx, deps, sequence, due.userId))) sent += 1;
    }
  }
  return sent;
}

/** A mail with an offer is sent only while the offer can be taken. */
async function isOfferOpen({ db, clock }: JobDeps, { offer }: FollowUpSequence): Promise<boolean> {
  if (offer === null) return true;
  const coupon = await findDripCoupon(db, offer);
  if (!coupon) return false;
  const { starts_at, ends_at } = coupon;
  const bounds = { startsAtMs: starts_at?.getTime() ?? null, endsAtMs: ends_at?.getTime() ?? null };
  return windowState(bounds, clock.nowMs()) === "open";
}

async function sendIfDue(
  trx: Kysely<Database>,
  deps: JobDeps,
  sequence: FollowUpSequence,
  userId: string,
): Promise<boolean> {
  await lockUser(trx, userId);
  const nowMs = deps.clock.nowMs();
  const user = await findUser(trx, userId);
  if (!user || !(await holdConsent(trx, userId))) return false;
  const [due] = await findDueFollowUps(trx, sequence, nowMs, userId);
  if (!due) return false;
  await trx
    .insertInto("follow_ups")
    .values({ user_id: userId, sequence_id: sequence.id, event_id: due.eventId, sent_at: new Date(nowMs) })
    .execute();
  const product = due.productName ?? "";
  const picture = (await findSmallDrawings(trx, deps.settings.origin, [product]))(product);
  return enqueueMail(trx, deps, mailOf(deps, sequence, { ...due, picture }, user));
}

function mailOf(
  deps: JobDeps,
  sequence: FollowUpSequence,
  due: DueFollowUp & { readonly picture: MailPicture | undefined },
  user: UserRow,
) {
  const { settings } = deps;
  const locale = localeOf(user.locale);
  const mail = followUpMail(settings, {
    locale,
    name: user.first_name,
    texts: sequence[locale],
    product: due.productName ?? "",
    picture: due.picture,
    url: urlOf(deps, sequence, locale),
    unsubscribeUrl: unsubscribePageUrl(settings, user),
  });
  return {
    kind: "followUp",
    recipient: user.email,
    replyTo: settings.contactRecipient,
    userId: user.id,
    headers: unsubscribeHeaders(settings, user),
    dedupeKey: `followUp:${user.id}:${sequence.id}:${due.eventId}`,
    ...mail,
  } as const;
}

/** The drip page, with a link that its offer can be taken by, or another page of the shop. */
function urlOf({ settings, clock }: JobDeps, { offer, path }: FollowUpSequence, locale: "en" | "de" | "ja"): string {
  if (offer === null) return pageUrl(settings.origin, locale, path).href;
  const url = pageUrl(settings.origin, locale, `/sales/drip/${offer}`);
  url.searchParams.set("invitation", invitationTo(settings, offer, clock.nowMs() + FOLLOW_UP_INVITES_FOR_MS));
  return url.href;
}
