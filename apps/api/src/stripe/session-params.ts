import type Stripe from "stripe";
import { localeOfUrl } from "../platform/locale-of-url.ts";
import type { PaymentSessionRequest } from "../ports/payment-provider.ts";
import { lineItems } from "./line-items.ts";
import { sessionEnd } from "./session-end.ts";

/** In the shop's dialog by Stripe's script, or on Stripe's own page. */
export type StripeMode = "embedded" | "hosted";

/** The metadata keys on Stripe's objects, to recognize them in its webhooks. */
export const ORDER_KEY = "order_id";
const ORDER_NUMBER_KEY = "order_number";
/** On an embedded session that is replaced by a hosted one: its end is not the order's. */
export const REPLACED_KEY = "replaced";

export interface StripeSessionCall {
  readonly params: Stripe.Checkout.SessionCreateParams;
  readonly idempotencyKey: string;
}

/** The call that opens a session for an order, and the key under which a repeat of it opens no second one. */
export function sessionCall(
  request: PaymentSessionRequest,
  mode: StripeMode,
  { nowMs, shopOrigin }: { readonly nowMs: number; readonly shopOrigin: string },
): StripeSessionCall {
  const { expiresAt, extensions } = sessionEnd(request.expiresAtMs, nowMs);
  const metadata = { [ORDER_KEY]: request.orderId, [ORDER_NUMBER_KEY]: String(request.orderNumber) };
  return {
    idempotencyKey: `${request.idempotencyKey}-${mode}-${extensions}`,
    params: {
      mode: "payment",
      line_items: lineItems(request).map(({ name, quantity, unitAmount }) => ({
        quantity,
        price_data: {
          currency: request.currency.toLowerCase(),
          unit_amount: unitAmount,
          product_data: { name },
        },
      })),
      customer_email: request.buyerEmail,
      client_reference_id: request.orderId,
      metadata,
      // Refunds and disputes are reported for the payment, not for the session.
      payment_intent_data: { metadata },
      expires_at: expiresAt,
      locale: localeOfUrl(request.successUrl, shopOrigin) ?? "auto",
      // What was ordered is what is charged: no conversion to the shopper's own currency.
      adaptive_pricing: { enabled: false },
      ...addresses(request, mode),
    },
  };
}

function addresses(request: PaymentSessionRequest, mode: StripeMode): Stripe.Checkout.SessionCreateParams {
  return mode === "embedded"
    ? { ui_mode: "embedded_page", return_url: request.successUrl, redirect_on_completion: "if_required" }
    : { ui_mode: "hosted_page", success_url: request.successUrl, cancel_url: request.cancelUrl };
}
