import { deleteEndedAccessTokens } from "../db/repositories/access-tokens.ts";
import { deleteEndedCarts } from "../db/repositories/carts.ts";
import { deleteOldEmailChanges } from "../db/repositories/email-changes.ts";
import { deleteOldIdempotencyKeys } from "../db/repositories/idempotency-keys.ts";
import { deleteEndedLinkKeys } from "../db/repositories/link-keys.ts";
import { deleteEndedDevices } from "../db/repositories/login-devices.ts";
import { takeEndedSecretsOut } from "../db/repositories/mail-secrets.ts";
import { endUnconfirmedNewsletters } from "../db/repositories/newsletter-settings.ts";
import { deleteEndedPinRequests } from "../db/repositories/pin-requests.ts";
import { deleteEndedLimits } from "../db/repositories/rate-limits.ts";
import { deleteEndedSessions } from "../db/repositories/sessions.ts";
import type { Deps } from "../deps.ts";
import { EMAIL_CHANGE_KEPT_FOR_MS, IDEMPOTENCY_KEY_LIFE_MS } from "../limits.ts";
import { MAX_DELIVERY_ATTEMPTS } from "../mail/limits.ts";

/**
 * Deletes what has no meaning any more: ended tokens, limits, sessions, known browsers, carts, links (those of activations stay for the account that
 * waits) and PINs, both in the mails that are kept too, kept answers after a day, e-mail changes ninety days after their end.
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
}
