import { fail, ok, type Result } from "@shop/kernel";
import Stripe from "stripe";
import { SIGNATURE_TOLERANCE_S } from "../payments/index.ts";
import type { PaymentEvent } from "../ports/payment-provider.ts";
import { eventObjection } from "./event-objection.ts";
import { parseStripeEvent } from "./parse-stripe-event.ts";
import { idOf, isReplaced, isSettled, sessionEvent } from "./session-event.ts";
import { ORDER_KEY } from "./session-params.ts";
import { fromStripeAmount } from "./stripe-amount.ts";
import type { StripeDeps } from "./stripe-deps.ts";
import { callStripe } from "./stripe-failure.ts";

export const STRIPE_SIGNATURE_HEADER = "stripe-signature";

/**
 * Reads a webhook of Stripe's: the signature over the raw bytes, not older than 300 s, then the fields that the shop reads, then whether
 * it is about this shop's account and mode. Failures `payment.badSignature`, `payment.unreadable`, `payment.otherAccount`,
 * `payment.otherMode`, `checkout.paymentUnavailable` (a dispute's payment could not be looked up).
 */
export async function readStripeEvent(
  deps: StripeDeps,
  stripe: Stripe,
  body: Uint8Array,
  signature: string | null,
): Promise<Result<PaymentEvent>> {
  const signed = verify(deps, stripe, body, signature);
  if (!signed.isOk) return signed;
  const event = parseStripeEvent(signed.value);
  if (!event.isOk) return event;
  const objection = eventObjection(event.value, deps.secretKey);
  return objection ? fail(objection) : translate(deps, stripe, event.value);
}

function verify(deps: StripeDeps, stripe: Stripe, body: Uint8Array, signature: string | null): Result<unknown> {
  try {
    // Only constructEvent: verifyHeader alone would accept a signature of any age.
    const { webhookSecret, clock } = deps;
    const bytes = Buffer.from(body);
    const header = signature ?? "";
    return ok(
      stripe.webhooks.constructEvent(bytes, header, webhookSecret, SIGNATURE_TOLERANCE_S, undefined, clock.nowMs()),
    );
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError) return fail({ code: "payment.badSignature" });
    // The signature is right, but the body isn't JSON, or it is a "thin" event, which this endpoint must not subscribe to.
    return fail({ code: "payment.unreadable" });
  }
}

async function translate(deps: StripeDeps, stripe: Stripe, event: Stripe.Event): Promise<Result<PaymentEvent>> {
  switch (event.type) {
    case "checkout.session.completed": {
      const session = event.data.object;
      // Methods that take days complete unpaid, and report the result later.
      return ok(sessionEvent(session, event.id, isSettled(session) ? "paid" : "other"));
    }
    case "checkout.session.async_payment_succeeded":
      return ok(sessionEvent(event.data.object, event.id, "paid"));
    case "checkout.session.async_payment_failed":
      return ok(sessionEvent(event.data.object, event.id, "expired"));
    case "checkout.session.expired":
      return ok(sessionEvent(event.data.object, event.id, isReplaced(event.data.object) ? "other" : "expired"));
    case "charge.refunded":
      return ok(refundEvent(event.id, event.data.object));
    case "charge.dispute.created":
      // An inquiry has the same event name, but no money has moved, and none may.
      return event.data.object.status.startsWith("warning_")
        ? ok({ ...NOTHING, eventId: event.id })
        : disputeEvent(deps, stripe, event.id, event.data.object);
    default:
      return ok({ ...NOTHING, eventId: event.id });
  }
}

const NOTHING: Omit<PaymentEvent, "eventId"> = {
  type: "other",
  sessionId: null,
  orderId: null,
  paymentId: null,
  amountMinor: null,
  currency: null,
};

/** `amount_refunded` is all that went back so far, not what this one refund was. */
function refundEvent(eventId: string, charge: Stripe.Charge): PaymentEvent {
  return {
    eventId,
    type: "refunded",
    sessionId: null,
    orderId: charge.metadata[ORDER_KEY] ?? null,
    paymentId: idOf(charge.payment_intent),
    ...fromStripeAmount(charge.amount_refunded, charge.currency),
  };
}

/**
 * A dispute names only the payment. The payment's metadata contains the order's number, which is needed in case the payment's event comes
 * later.
 */
async function disputeEvent(
  deps: StripeDeps,
  stripe: Stripe,
  eventId: string,
  dispute: Stripe.Dispute,
): Promise<Result<PaymentEvent>> {
  const paymentId = idOf(dispute.payment_intent);
  const common = { eventId, type: "disputed" as const, sessionId: null, paymentId };
  const amount = fromStripeAmount(dispute.amount, dispute.currency);
  if (paymentId === null) return ok({ ...common, orderId: null, ...amount });
  const payment = await callStripe(deps, "look up a disputed payment", () => stripe.paymentIntents.retrieve(paymentId));
  return payment.isOk ? ok({ ...common, orderId: payment.value.metadata[ORDER_KEY] ?? null, ...amount }) : payment;
}
