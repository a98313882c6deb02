import { type MarketingCalls, marketingCalls } from "@shop/api-client/contract";
import { makeMarketingCall } from "@shop/api-client/server";
import type { Failure } from "@shop/kernel";
import type { Deps, MarketingHost } from "../ports/deps.ts";
import { claimDueForwards, deleteForward, type ForwardRow, noteForwardFailure } from "./forwards.ts";
import {
  FORWARD_BATCH,
  FORWARD_FIRST_RETRY_MS,
  FORWARD_LAST_BEGIN_MS,
  FORWARD_LEASE_MS,
  FORWARD_LONGEST_RETRY_MS,
  MAX_FORWARD_ATTEMPTS,
  MAX_FORWARD_ERROR_LENGTH,
} from "./limits.ts";

/**
 * Sends queued calls to the operator's marketing host, and returns how many it took. What fails, or has another response than `success:
 * true`, is sent again at growing intervals, for about five days. Safe in several processes; a crash after the host's response sends
 * twice, with the same id. Source: TRACK-04, SAFE-25.
 */
export async function forwardEvents(deps: Deps): Promise<number> {
  const host = deps.marketingHost;
  if (!host) return 0;
  const startMs = deps.clock.nowMs();
  const claimed = await claimDueForwards(deps.db, {
    now: new Date(startMs),
    leaseUntil: new Date(startMs + FORWARD_LEASE_MS),
    maxAttempts: MAX_FORWARD_ATTEMPTS,
    count: FORWARD_BATCH,
  });
  let taken = 0;
  for (const row of claimed) {
    // With a slow host the lease could expire and another process would send the rest too. Those wait until it is over.
    if (deps.clock.nowMs() - startMs > FORWARD_LAST_BEGIN_MS) break;
    if (await forward(deps, host, row)) taken += 1;
  }
  return taken;
}

async function forward(deps: Deps, host: MarketingHost, row: ForwardRow): Promise<boolean> {
  // Only names of the contract are ever queued.
  const call = marketingCalls[row.call as keyof MarketingCalls];
  const sent = await makeMarketingCall({ ...host, clock: deps.clock }, call, row.body);
  if (sent.isOk) {
    await deleteForward(deps.db, row);
    return true;
  }
  await noteFailure(deps, row, sent.failure);
  return false;
}

async function noteFailure(deps: Deps, row: ForwardRow, failure: Failure): Promise<void> {
  const details = [failure.code, failure.serverText, failure.params && JSON.stringify(failure.params)];
  // A host may send anything, and a NUL can't be stored.
  const error = details
    .filter(Boolean)
    .join(" ")
    .replace(/\p{Cc}+/gu, " ")
    .slice(0, MAX_FORWARD_ERROR_LENGTH);
  const nextAttemptAt = new Date(deps.clock.nowMs() + forwardRetryMs(row.attempts));
  await noteForwardFailure(deps.db, row, { nextAttemptAt, error });
  const fields = { eventId: row.id, call: row.call, attempts: row.attempts, code: failure.code };
  if (row.attempts >= MAX_FORWARD_ATTEMPTS) deps.log.error(fields, "marketing event given up");
  else deps.log.warn(fields, "marketing event refused");
}

/** The wait after the n-th failure. */
function forwardRetryMs(attempts: number): number {
  return Math.min(FORWARD_FIRST_RETRY_MS * 2 ** Math.max(0, attempts - 1), FORWARD_LONGEST_RETRY_MS);
}
