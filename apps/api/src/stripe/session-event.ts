import type Stripe from "stripe";
import type { PaymentEvent } from "../ports/payment-provider.ts";
import { ORDER_KEY, REPLACED_KEY } from "./session-params.ts";
import { fromStripeAmount } from "./stripe-amount.ts";

type Session = Stripe.Checkout.Session;

/** A session's state, as an event of ours. */
export function sessionEvent(session: Session, eventId: string, type: PaymentEvent["type"]): PaymentEvent {
  return {
    eventId,
    type,
    sessionId: session.id,
    orderId: session.metadata?.[ORDER_KEY] ?? session.client_reference_id,
    paymentId: idOf(session.payment_intent),
    ...fromStripeAmount(session.amount_total, session.currency),
  };
}

/** Whether a completed session is settled. A session of zero (its products are free) takes no payment, and never gets another status. */
export function isSettled(session: Session): boolean {
  return session.payment_status === "paid" || session.payment_status === "no_payment_required";
}

/** Whether the session was replaced by a hosted one, so that its end doesn't concern the order. */
export function isReplaced(session: Session): boolean {
  return session.metadata?.[REPLACED_KEY] !== undefined;
}

/**
 * The current state of a session. One that was replaced counts as open until its time is over: reopening the payment page within that time
 * leads to the new session.
 */
export function sessionOutcome(session: Session, nowMs: number): "paid" | "expired" | "other" {
  if (session.status === "complete") return isSettled(session) ? "paid" : "other";
  if (session.status !== "expired") return "other";
  return isReplaced(session) && session.expires_at * 1000 > nowMs ? "other" : "expired";
}

/** The id of what Stripe names by its id, or sends whole. */
export function idOf(reference: string | { readonly id: string } | null | undefined): string | null {
  if (!reference) return null;
  return typeof reference === "string" ? reference : reference.id;
}
