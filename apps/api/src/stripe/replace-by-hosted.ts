import { fail, ok, type Result } from "@shop/kernel";
import type Stripe from "stripe";
import { findOrder, type OrderRow, replaceProviderSession } from "../orders/index.ts";
import { readPaymentRequest } from "../payments/index.ts";
import { openSession } from "./open-session.ts";
import { isReplaced } from "./session-event.ts";
import { REPLACED_KEY } from "./session-params.ts";
import type { StripeDeps } from "./stripe-deps.ts";
import { callStripe } from "./stripe-failure.ts";

type Session = Stripe.Checkout.Session;

/**
 * Replaces an order's embedded session with one on Stripe's own page. A Stripe session is one or the other, so the embedded one is ended
 * first: it can no longer be paid, and there is one way to pay at any time. It is marked before, because Stripe reports its end at once,
 * and that must not close the order. Each step may be repeated, by a second tab or after a crash, and leads to the same session. Failures
 * `payment.alreadyPaid`, `payment.sessionEnded`, `checkout.paymentUnavailable`.
 */
export async function replaceByHosted(
  deps: StripeDeps,
  stripe: Stripe,
  order: OrderRow,
  embedded: Session,
): Promise<Result<Session>> {
  const ended = embedded.status === "open" ? await endForReplacement(deps, stripe, embedded) : ok(undefined);
  if (!ended.isOk) return ended;
  const request = await readPaymentRequest(deps.db, order);
  const hosted = await openSession(deps, stripe, request, "hosted");
  if (!hosted.isOk) return hosted;
  const isNoted = await replaceProviderSession(deps.db, order.id, { from: embedded.id, to: hosted.value.id });
  if (isNoted || (await findOrder(deps.db, order.id))?.provider_session_id === hosted.value.id) return hosted;
  // The order was closed at this moment: nobody has been redirected to the session, and nobody must pay it.
  await callStripe(deps, "end a session of a closed order", () => stripe.checkout.sessions.expire(hosted.value.id));
  return fail({ code: "payment.sessionEnded" });
}

async function endForReplacement(deps: StripeDeps, stripe: Stripe, embedded: Session): Promise<Result<void>> {
  if (!isReplaced(embedded)) {
    const marked = await callStripe(deps, "mark a session as replaced", () =>
      stripe.checkout.sessions.update(embedded.id, { metadata: { [REPLACED_KEY]: "hosted" } }),
    );
    if (!marked.isOk) return marked;
  }
  const expired = await callStripe(deps, "end a replaced session", () => stripe.checkout.sessions.expire(embedded.id));
  if (expired.isOk) return ok(undefined);
  // Refused because it has been paid meanwhile, or because another tab was faster.
  const now = await callStripe(deps, "read a replaced session", () => stripe.checkout.sessions.retrieve(embedded.id));
  if (!now.isOk) return now;
  if (now.value.status === "complete") return fail({ code: "payment.alreadyPaid" });
  return now.value.status === "expired" ? ok(undefined) : expired;
}
