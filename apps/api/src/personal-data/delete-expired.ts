import { deleteOldSignatures, deleteOldSignUps } from "../beta/index.ts";
import { deleteEndedCarts } from "../cart/index.ts";
import { deleteOldChats } from "../chat/index.ts";
import { deleteOldConsentRecords } from "../consent-records/index.ts";
import { deleteOldContactMessages } from "../contact/index.ts";
import { deleteOldContestEntries } from "../contests/index.ts";
import { deleteOldEmailChanges } from "../email-change/index.ts";
import { deleteEndedAccessTokens } from "../http/access-tokens.ts";
import { deleteOldIdempotencyKeys } from "../http/idempotency-keys.ts";
import { IDEMPOTENCY_KEY_LIFE_MS } from "../http/limits.ts";
import { deleteEndedActivations, deleteEndedRedeemCodes } from "../licences/index.ts";
import { deleteOldForwards, deleteOldTracked } from "../marketing/index.ts";
import { endUnconfirmedNewsletters } from "../newsletter/index.ts";
import { MAX_DELIVERY_ATTEMPTS } from "../platform/mail/limits.ts";
import { deleteOldMails } from "../platform/mail/mails.ts";
import { deleteEndedLimits } from "../platform/rate-limits.ts";
import type { Deps } from "../ports/deps.ts";
import { deleteEndedGrants } from "../sales/index.ts";
import { deleteOldTestSessions } from "../test-provider/index.ts";
import {
  deleteEndedDevices,
  deleteEndedLinkKeys,
  deleteEndedPinRequests,
  deleteEndedSessions,
} from "../users/index.ts";
import { deleteOldPageViews, deleteOldRecordings } from "../visits/index.ts";
import { deleteEndedWheels } from "../wheel/index.ts";
import {
  BETA_SIGN_UP_KEPT_FOR_MS,
  BETA_SIGNATURE_KEPT_FOR_MS,
  CHAT_KEPT_FOR_MS,
  CONSENT_RECORD_KEPT_FOR_MS,
  CONTACT_MESSAGE_KEPT_FOR_MS,
  EMAIL_CHANGE_KEPT_FOR_MS,
  ENDED_ACTIVATION_KEPT_FOR_MS,
  ENDED_GRANT_KEPT_FOR_MS,
  ENDED_REDEEM_CODE_KEPT_FOR_MS,
  FORWARD_KEPT_FOR_MS,
  MAIL_KEPT_FOR_MS,
  PAGE_VIEWS_KEPT_FOR_MS,
  RECORDING_KEPT_FOR_MS,
  TEST_PAYMENT_KEPT_FOR_MS,
  TRACKED_KEPT_FOR_MS,
  UNCONFIRMED_BETA_SIGN_UP_KEPT_FOR_MS,
} from "./limits.ts";
import { takeEndedSecretsOut } from "./take-ended-secrets-out.ts";

/**
 * Deletes what is no longer needed: expired tokens, limits, sessions, known browsers, carts, links (those of activations stay for the
 * account that waits) and PINs, both also in stored mails, stored responses after a day, and everything with a retention period of its own.
 * For the period of each table see docs/reference/retention.md.
 */
export async function deleteExpired(deps: Deps): Promise<void> {
  const nowMs = deps.clock.nowMs();
  const now = new Date(nowMs);
  await deleteEndedAccessTokens(deps.db, now);
  await deleteLeftVisitors(deps.db);
  await deleteEndedSessions(deps.db, now);
  await deleteEndedDevices(deps.db, now);
  await deleteEndedLimits(deps.db, now);
  await deleteEndedCarts(deps.db, now);
  await deleteEndedWheels(deps.db, now);
  await deleteEndedLinkKeys(deps.db, "reset", now);
  await deleteEndedLinkKeys(deps.db, "emailChange", now);
  await deleteEndedPinRequests(deps.db, now);
  const isSending = deps.mailTransport !== null;
  await takeEndedSecretsOut(deps.db, { now, isSending, maxAttempts: MAX_DELIVERY_ATTEMPTS });
  await deleteOldEmailChanges(deps.db, new Date(nowMs - EMAIL_CHANGE_KEPT_FOR_MS));
  await endUnconfirmedNewsletters(deps.db, now);
  await deleteOldIdempotencyKeys(deps.db, new Date(nowMs - IDEMPOTENCY_KEY_LIFE_MS));
  await deleteOldContestEntries(deps.db, now);
  await deleteOldTraces(deps, nowMs);
}

async function deleteOldTraces({ db }: Deps, nowMs: number): Promise<void> {
  await deleteOldSignUps(db, {
    unconfirmed: new Date(nowMs - UNCONFIRMED_BETA_SIGN_UP_KEPT_FOR_MS),
    confirmed: new Date(nowMs - BETA_SIGN_UP_KEPT_FOR_MS),
  });
  await deleteOldSignatures(db, new Date(nowMs - BETA_SIGNATURE_KEPT_FOR_MS));
  await deleteOldChats(db, new Date(nowMs - CHAT_KEPT_FOR_MS));
  await deleteOldConsentRecords(db, new Date(nowMs - CONSENT_RECORD_KEPT_FOR_MS));
  await deleteOldPageViews(db, new Date(nowMs - PAGE_VIEWS_KEPT_FOR_MS));
  await deleteOldRecordings(db, new Date(nowMs - RECORDING_KEPT_FOR_MS));
  await deleteOldContactMessages(db, new Date(nowMs - CONTACT_MESSAGE_KEPT_FOR_MS));
  await deleteOldTracked(db, new Date(nowMs - TRACKED_KEPT_FOR_MS));
  await deleteOldForwards(db, new Date(nowMs - FORWARD_KEPT_FOR_MS));
  await deleteOldMails(db, new Date(nowMs - MAIL_KEPT_FOR_MS));
  await deleteEndedActivations(db, new Date(nowMs - ENDED_ACTIVATION_KEPT_FOR_MS));
  await deleteEndedRedeemCodes(db, new Date(nowMs - ENDED_REDEEM_CODE_KEPT_FOR_MS));
  await deleteEndedGrants(db, new Date(nowMs - ENDED_GRANT_KEPT_FOR_MS));
  await deleteOldTestSessions(db, new Date(nowMs - TEST_PAYMENT_KEPT_FOR_MS));
}

/** Visitors that have neither a token nor a cart left. */
async function deleteLeftVisitors(db: Deps["db"]): Promise<void> {
  await db
    .deleteFrom("visitors")
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("access_tokens").select("visitor_id").whereRef("visitor_id", "=", "visitors.id"))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("carts").select("id").whereRef("carts.visitor_id", "=", "visitors.id"))),
    )
    .execute();
}
