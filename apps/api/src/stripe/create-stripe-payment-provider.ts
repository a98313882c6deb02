import { fail, ok, type Result } from "@shop/kernel";
import type Stripe from "stripe";
import type {
  PaymentEvent,
  PaymentProvider,
  PaymentSession,
  PaymentSessionRequest,
} from "../ports/payment-provider.ts";
import { openSession } from "./open-session.ts";
import { readStripeEvent, STRIPE_SIGNATURE_HEADER } from "./read-stripe-event.ts";
import { sessionEvent, sessionOutcome } from "./session-event.ts";
import { ORDER_KEY } from "./session-params.ts";
import { createStripeClient } from "./stripe-client.ts";
import { STRIPE_NAME, STRIPE_PATH, type StripeDeps } from "./stripe-deps.ts";
import { callStripe } from "./stripe-failure.ts";
import { createStripePages, stripePageUrl } from "./stripe-pages.ts";

type Session = Stripe.Checkout.Session;

/**
 * Takes payments through Stripe: a Checkout Session that Stripe's script puts into the shop's dialog. If the script doesn't load, the
 * session's address redirects to Stripe's own page (`stripe-pages.ts`). Nothing is stored here: Stripe's objects contain the order's id,
 * and the order its session's.
 */
export function createStripePaymentProvider(deps: StripeDeps): PaymentProvider {
  const stripe = createStripeClient(deps);
  const { sessions } = stripe.checkout;
  return {
    name: STRIPE_NAME,
    createSession: (request) => createSession(deps, stripe, request),
    reopenSession: async ({ id, url }) => {
      const found = await callStripe(deps, "read a session again", () => sessions.retrieve(id));
      return found.isOk ? ok(toPaymentSession(deps, found.value, url)) : found;
    },
    readWebhook: (body, headers) => readStripeEvent(deps, stripe, body, headers.get(STRIPE_SIGNATURE_HEADER)),
    expireSession: (sessionId) => expireSession(deps, stripe, sessionId),
    readSession: (sessionId) => readSession(deps, stripe, sessionId),
    pages: { path: STRIPE_PATH, routes: createStripePages(deps, stripe) },
  };
}

async function createSession(
  deps: StripeDeps,
  stripe: Stripe,
  request: PaymentSessionRequest,
): Promise<Result<PaymentSession>> {
  const made = await openSession(deps, stripe, request, "embedded");
  return made.isOk ? ok(toPaymentSession(deps, made.value, stripePageUrl(deps.origin, request.orderId))) : made;
}

/** The secret is sent to the browser of the order's buyer; a later checkout fetches it from Stripe again. It is never logged. */
function toPaymentSession(deps: StripeDeps, session: Session, url: string): PaymentSession {
  const { id, client_secret: clientSecret, metadata } = session;
  const page = { id, url, opensIn: "tab" as const };
  if (session.status !== "open" || !clientSecret) return page;
  const { publishableKey } = deps;
  return { ...page, embed: { clientSecret, publishableKey, orderId: metadata?.[ORDER_KEY] ?? "" } };
}

async function expireSession(deps: StripeDeps, stripe: Stripe, sessionId: string): Promise<Result<void>> {
  const expired = await callStripe(deps, "end a session", () => stripe.checkout.sessions.expire(sessionId));
  if (expired.isOk) return ok(undefined);
  const now = await callStripe(deps, "read a session", () => stripe.checkout.sessions.retrieve(sessionId));
  if (!now.isOk) return now;
  if (now.value.status === "expired") return ok(undefined);
  return now.value.status === "complete" ? fail({ code: "payment.alreadyPaid" }) : expired;
}

async function readSession(deps: StripeDeps, stripe: Stripe, sessionId: string): Promise<Result<PaymentEvent>> {
  const found = await callStripe(deps, "read a session", () => stripe.checkout.sessions.retrieve(sessionId));
  if (!found.isOk) return found;
  const type = sessionOutcome(found.value, deps.clock.nowMs());
  return ok(sessionEvent(found.value, `session:${sessionId}:${type}`, type));
}
