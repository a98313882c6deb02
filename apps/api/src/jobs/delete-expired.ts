import { deleteEndedAccessTokens } from "../db/repositories/access-tokens.ts";
import { deleteEndedCarts } from "../db/repositories/carts.ts";
import { deleteOldContactMessages } from "../db/repositories/contact-messages.ts";
import { deleteOldEmailChanges } from "../db/repositories/email-changes.ts";
import { deleteOldIdempotencyKeys } from "../db/repositories/idempotency-keys.ts";
import { deleteEndedActivations } from "../db/repositories/licence-activations.ts";
import { deleteEndedLinkKeys } from "../db/repositories/link-keys.ts";
import { deleteEndedDevices } from "../db/repositories/login-devices.ts";
import { takeEndedSecretsOut } from "../db/repositories/mail-secrets.ts";
import { deleteOldMails } from "../db/repositories/mails.ts";
import { endUnconfirmedNewsletters } from "../db/repositories/newsletter-settings.ts";
import { deleteEndedPinRequests } from "../db/repositories/pin-requests.ts";
import { deleteEndedLimits } from "../db/repositories/rate-limits.ts";
import { deleteEndedRedeemCodes } from "../db/repositories/redeem-codes.ts";
import { deleteEndedSessions } from "../db/repositories/sessions.ts";
import { deleteOldTestSessions } from "../db/repositories/test-payment-sessions.ts";
import type { Deps } from "../deps.ts";
import {
  CONTACT_MESSAGE_KEPT_FOR_MS,
  EMAIL_CHANGE_KEPT_FOR_MS,
  ENDED_ACTIVATION_KEPT_FOR_MS,
  ENDED_REDEEM_CODE_KEPT_FOR_MS,
  IDEMPOTENCY_KEY_LIFE_MS,
  MAIL_KEPT_FOR_MS,
  TEST_PAYMENT_KEPT_FOR_MS,
} from "../limits.ts";
import { MAX_DELIVERY_ATTEMPTS } from "../mail/limits.ts";

/**
 * Deletes what has no meaning any more: ended tokens, limits, sessions, known browsers, carts, links (those of activations stay for the account that
 * waits) and PINs, both in the mails that are kept too, kept answers after a day, and what is kept for a time of its own. What each table keeps: docs/reference/retention.md.
 */
export async function deleteExpired(deps: Deps): Promise<void> {
  const nowMs = deps.clock.nowMs();
  const now = new Date(nowMs);
  await deleteEndedAccessTokens(deps.db, now);
  await deleteEndedSessions(deps.db, now);
  await deleteEndedDevices(deps.db, now);
  await deleteEndedLimits(deps.db, now);
  await deleteEndedCarts(deps.db, now);
  await deleteEndedLinkKeys(deps.db, "reset", now);
  await deleteEndedLinkKeys(deps.db, "emailChange", now);
  await deleteEndedPinRequests(deps.db, now);
  const isSending = deps.mailTransport !== null;
  await takeEndedSecretsOut(deps.db, { now, isSending, maxAttempts: MAX_DELIVERY_ATTEMPTS });
  await deleteOldEmailChanges(deps.db, new Date(nowMs - EMAIL_CHANGE_KEPT_FOR_MS));
  await endUnconfirmedNewsletters(deps.db, now);
  await deleteOldIdempotencyKeys(deps.db, new Date(nowMs - IDEMPOTENCY_KEY_LIFE_MS));
  await deleteOldTraces(deps, nowMs);
}

async function deleteOldTraces({ db }: Deps, nowMs: number): Promise<void> {
  await deleteOldContactMessages(db, new Date(nowMs - CONTACT_MESSAGE_KEPT_FOR_MS));
  await deleteOldMails(db, new Date(nowMs - MAIL_KEPT_FOR_MS));
  await deleteEndedActivations(db, new Date(nowMs - ENDED_ACTIVATION_KEPT_FOR_MS));
  await deleteEndedRedeemCodes(db, new Date(nowMs - ENDED_REDEEM_CODE_KEPT_FOR_MS));
  await deleteOldTestSessions(db, new Date(nowMs - TEST_PAYMENT_KEPT_FOR_MS));
}
