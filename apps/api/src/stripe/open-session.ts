import type { Result } from "@shop/kernel";
import Stripe from "stripe";
import type { PaymentSessionRequest } from "../ports/payment-provider.ts";
import { KEPT_FAULT_STEP_MS } from "./limits.ts";
import { type StripeMode, sessionCall } from "./session-params.ts";
import type { StripeDeps } from "./stripe-deps.ts";
import { callStripe } from "./stripe-failure.ts";

const REPLAYED_HEADER = "idempotent-replayed";

/**
 * Opens a session for an order, or finds the one that an earlier call for the same order opened. Stripe stores a fault or refusal under the
 * key for a day and would return it to every repeat, so each minute has another key. If a fault left a session behind, nobody has its
 * secret, and the order records the other one. Failure `checkout.paymentUnavailable`.
 */
export function openSession(
  deps: StripeDeps,
  stripe: Stripe,
  request: PaymentSessionRequest,
  mode: StripeMode,
): Promise<Result<Stripe.Checkout.Session>> {
  const nowMs = deps.clock.nowMs();
  const { params, idempotencyKey } = sessionCall(request, mode, { nowMs, shopOrigin: deps.origin });
  const { sessions } = stripe.checkout;
  return callStripe(deps, mode === "hosted" ? "open a hosted session" : "open a session", async () => {
    try {
      return await sessions.create(params, { idempotencyKey });
    } catch (error) {
      if (!isReplayed(error)) throw error;
      const minute = Math.floor(nowMs / KEPT_FAULT_STEP_MS);
      return sessions.create(params, { idempotencyKey: `${idempotencyKey}-${minute}` });
    }
  });
}

function isReplayed(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeError && error.headers?.[REPLAYED_HEADER] === "true";
}
