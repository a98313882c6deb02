import type { Kysely } from "kysely";
import { newSecret } from "../platform/secrets.ts";
import type { Database } from "../ports/database.ts";
import { DELIVERY_BATCH, LATE_NEWS_MS } from "./limits.ts";
import type { CardVerdict } from "./test-cards.ts";
import {
  countTestAttempt,
  endTestSession,
  findOverdueTestSessions,
  insertTestEvent,
  moveTestSession,
  settleTestSession,
} from "./test-payment-sessions.ts";
import type { TestProviderDeps } from "./test-provider-deps.ts";

/** What the shopper sees next: the second step, the refusal, or (paid, paid before, expired) the session's own page. */
export type PaymentStep = "challenge" | "declined" | "settled";

/** Charges a session with a card that the test bank has judged. */
export async function chargeTestSession(
  deps: TestProviderDeps,
  sessionId: string,
  verdict: CardVerdict,
): Promise<PaymentStep> {
  if (verdict === "declined") {
    await countTestAttempt(deps.db, sessionId);
    return "declined";
  }
  if (verdict === "challenge") {
    await moveTestSession(deps.db, sessionId, { from: "open", to: "challenge", now: new Date(deps.clock.nowMs()) });
    return "challenge";
  }
  const newsDelayMs = verdict === "acceptedLate" ? LATE_NEWS_MS : 0;
  await settle(deps, sessionId, ["open", "challenge"], newsDelayMs);
  return "settled";
}

/** Ends the second step: complete takes the money, fail leads back to the card. */
export async function answerChallenge(
  deps: TestProviderDeps,
  sessionId: string,
  isComplete: boolean,
): Promise<PaymentStep> {
  if (isComplete) {
    await settle(deps, sessionId, ["challenge"], 0);
    return "settled";
  }
  await moveTestSession(deps.db, sessionId, { from: "challenge", to: "open", now: new Date(deps.clock.nowMs()) });
  await countTestAttempt(deps.db, sessionId);
  return "declined";
}

/** Ends an unpaid session and notifies the shop. False: it is paid, or has ended before. */
export function expireTestSession(deps: TestProviderDeps, sessionId: string): Promise<boolean> {
  return deps.db.transaction().execute(async (trx) => {
    const hasEnded = await endTestSession(trx, sessionId);
    if (hasEnded) await notify(trx, deps, sessionId, "expired", 0);
    return hasEnded;
  });
}

/** Ends the sessions whose hour is over. */
export async function expireOverdueTestSessions(deps: TestProviderDeps): Promise<void> {
  const overdue = await findOverdueTestSessions(deps.db, new Date(deps.clock.nowMs()), DELIVERY_BATCH);
  for (const sessionId of overdue) await expireTestSession(deps, sessionId);
}

/** Notifies the shop that a paid session was refunded, or is claimed back. */
export async function takeBackTestPayment(
  deps: TestProviderDeps,
  sessionId: string,
  type: "refunded" | "disputed",
): Promise<void> {
  await notify(deps.db, deps, sessionId, type, 0);
}

function settle(
  deps: TestProviderDeps,
  sessionId: string,
  from: ReadonlyArray<"open" | "challenge">,
  newsDelayMs: number,
): Promise<void> {
  const payment = { id: `tpay_${newSecret(deps.random)}`, now: new Date(deps.clock.nowMs()), from };
  return deps.db.transaction().execute(async (trx) => {
    if (await settleTestSession(trx, sessionId, payment)) await notify(trx, deps, sessionId, "paid", newsDelayMs);
  });
}

function notify(
  db: Kysely<Database>,
  deps: TestProviderDeps,
  sessionId: string,
  type: "paid" | "expired" | "refunded" | "disputed",
  delayMs: number,
): Promise<void> {
  const nowMs = deps.clock.nowMs();
  return insertTestEvent(db, {
    id: `tevt_${newSecret(deps.random)}`,
    session_id: sessionId,
    type,
    created_at: new Date(nowMs),
    next_attempt_at: new Date(nowMs + delayMs),
  });
}
