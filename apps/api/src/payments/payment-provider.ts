import type { Result } from "@shop/kernel";
import type { Currency } from "@shop/pricing";
import type { Hono } from "hono";

/** What a provider needs to take money for one order. Amounts in our minor units (yen × 100); the adapter converts. */
export interface PaymentSessionRequest {
  readonly orderId: string;
  readonly orderNumber: number;
  readonly amountMinor: number;
  readonly currency: Currency;
  readonly buyerEmail: string;
  readonly lines: ReadonlyArray<{ readonly name: string; readonly quantity: number; readonly totalMinor: number }>;
  readonly successUrl: string;
  readonly cancelUrl: string;
  readonly expiresAtMs: number;
  /** One per order and attempt: the provider answers a repeat with the session it made first. */
  readonly idempotencyKey: string;
}

export interface PaymentSession {
  readonly id: string;
  /** The provider's page for this session, for the dialog's iframe or a tab of its own. */
  readonly url: string;
}

/** What a signed webhook says, in our words. */
export interface PaymentEvent {
  readonly eventId: string;
  readonly type: "paid" | "expired" | "refunded" | "disputed" | "other";
  readonly sessionId: string | null;
  readonly orderId: string | null;
  readonly paymentId: string | null;
  readonly amountMinor: number | null;
  readonly currency: Currency | null;
}

/**
 * Takes money. The built-in test provider is one adapter; Stripe takes the other place, in `payments/stripe/`: `createSession`
 * makes a Checkout Session (yen × 100 becomes whole yen there and nowhere else), `readWebhook` is `constructEvent` on the
 * raw bytes. Nothing outside `payments/` knows which one is at work.
 */
export interface PaymentProvider {
  /** `test` or `stripe`; also the last segment of its webhook's address, /payments/webhook/{name}. */
  readonly name: string;
  /** Failure `checkout.paymentUnavailable`: slow, down, or answering rubbish. */
  createSession(request: PaymentSessionRequest): Promise<Result<PaymentSession>>;
  /** Verifies the signature on the raw bytes (tolerance 300 s). Failure `payment.badSignature`. */
  readWebhook(body: Uint8Array, headers: Headers): Promise<Result<PaymentEvent>>;
  /** Closes an unpaid session, so that it can't be paid any more. Failures `payment.alreadyPaid`, `checkout.paymentUnavailable`. */
  expireSession(sessionId: string): Promise<Result<void>>;
  /** Payment pages that this process serves itself, and where. Stripe's are elsewhere. */
  readonly pages?: { readonly path: string; readonly routes: Hono };
}
