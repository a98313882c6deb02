import { deleteEndedAccessTokens } from "../db/repositories/access-tokens.ts";
import { deleteEndedCarts } from "../db/repositories/carts.ts";
import { deleteOldIdempotencyKeys } from "../db/repositories/idempotency-keys.ts";
import { deleteEndedLinkKeys } from "../db/repositories/link-keys.ts";
import { deleteEndedLimits } from "../db/repositories/rate-limits.ts";
import { deleteEndedSessions } from "../db/repositories/sessions.ts";
import type { Deps } from "../deps.ts";
import { IDEMPOTENCY_KEY_LIFE_MS } from "../limits.ts";

/** Deletes what has no meaning any more: ended tokens, limits, sessions, carts and reset links, kept answers after a day. */
export async function deleteExpired(deps: Deps): Promise<void> {
  const nowMs = deps.clock.nowMs();
  const now = new Date(nowMs);
  await deleteEndedAccessTokens(deps.db, now);
  await deleteEndedSessions(deps.db, now);
  await deleteEndedLimits(deps.db, now);
  await deleteEndedCarts(deps.db, now);
  await deleteEndedLinkKeys(deps.db, "reset", now);
  await deleteOldIdempotencyKeys(deps.db, new Date(nowMs - IDEMPOTENCY_KEY_LIFE_MS));
}
