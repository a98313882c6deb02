import { fail, ok, type Result } from "@shop/kernel";
import { isCurrency } from "@shop/pricing";
import type { PaymentEvent } from "../ports/payment-provider.ts";
import { findTestSession, type TestSessionRow } from "./test-payment-sessions.ts";
import type { TestProviderDeps } from "./test-provider-deps.ts";

/**
 * A session's current state in the test provider's books. One whose hour is over is expired, whether or not that was recorded. Failure
 * `payment.unknownSession`.
 */
export async function readTestSession(deps: TestProviderDeps, sessionId: string): Promise<Result<PaymentEvent>> {
  const session = await findTestSession(deps.db, sessionId);
  if (!session) return fail({ code: "payment.unknownSession" });
  const type = typeOf(session, deps.clock.nowMs());
  return ok({
    eventId: `session:${session.id}:${type}`,
    type,
    sessionId: session.id,
    orderId: session.order_reference,
    paymentId: session.payment_id,
    amountMinor: session.amount_minor,
    currency: isCurrency(session.currency) ? session.currency : null,
  });
}

function typeOf(session: TestSessionRow, nowMs: number): "paid" | "expired" | "other" {
  if (session.status === "paid") return "paid";
  return session.status === "expired" || session.expires_at.getTime() <= nowMs ? "expired" : "other";
}
