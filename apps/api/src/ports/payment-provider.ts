import type { Result } from "@shop/kernel";
import type { Currency } from "@shop/pricing";
import type { Hono } from "hono";

/** One line of what is paid for. Amounts in our minor units. */
export interface PaymentLine {
  readonly name: string;
  readonly quantity: number;
  /** Its units' prices, before the deductions. */
  readonly subtotalMinor: number;
  /** Its share of the amount: the totals of all lines add up to it. */
  readonly totalMinor: number;
}

/** What lies between the lines' subtotals and the amount. */
export type PaymentDeduction =
  | { readonly kind: "multiBuy" | "vat"; readonly amountMinor: number }
  | { readonly kind: "coupon"; readonly code: string; readonly amountMinor: number };

/** What a provider needs to charge one order. Amounts in our minor units (yen × 100); the adapter converts. */
export interface PaymentSessionRequest {
  readonly orderId: string;
  readonly orderNumber: number;
  readonly amountMinor: number;
  readonly currency: Currency;
  readonly buyerEmail: string;
  readonly lines: readonly PaymentLine[];
  /** The subtotals of all lines less these are the amount. */
  readonly deductions: readonly PaymentDeduction[];
  readonly successUrl: string;
  readonly cancelUrl: string;
  readonly expiresAtMs: number;
  /** One per order and attempt: for a repeat the provider returns the session that it created first. */
  readonly idempotencyKey: string;
}

export interface PaymentSession {
  readonly id: string;
  /** The provider's page for this session, for the dialog's frame or a tab of its own. */
  readonly url: string;
  /** Where that page can be shown. Absent: in a frame. */
  readonly opensIn?: "frame" | "tab";
  /** What the provider's own script needs to put the payment into the dialog; if the script doesn't load, use `url`. */
  readonly embed?: { readonly clientSecret: string; readonly publishableKey: string; readonly orderId: string };
}

/** The content of a signed webhook, in our terms. */
export interface PaymentEvent {
  readonly eventId: string;
  readonly type: "paid" | "expired" | "refunded" | "disputed" | "other";
  readonly sessionId: string | null;
  readonly orderId: string | null;
  readonly paymentId: string | null;
  readonly amountMinor: number | null;
  readonly currency: Currency | null;
}

/** Takes payments. The built-in test provider is one adapter, Stripe the other. Nothing outside `payments/` knows which one is in use. */
export interface PaymentProvider {
  /** `test` or `stripe`; also the last segment of its webhook's address, /payments/webhook/{name}. */
  readonly name: string;
  /** Failure `checkout.paymentUnavailable`: slow, down, or an invalid response. */
  createSession(request: PaymentSessionRequest): Promise<Result<PaymentSession>>;
  /**
   * An existing session that isn't done, in the form that the browser needs now: for providers whose sessions are more than an address.
   * Failures as of `createSession`, and `payment.unknownSession`.
   */
  reopenSession?(session: { readonly id: string; readonly url: string }): Promise<Result<PaymentSession>>;
  /**
   * Verifies the signature on the raw bytes (tolerance 300 s), then the fields. Failures `payment.badSignature`, `payment.unreadable`,
   * and for an event that isn't about this shop's payments `payment.otherAccount`, `payment.otherMode`.
   */
  readWebhook(body: Uint8Array, headers: Headers): Promise<Result<PaymentEvent>>;
  /** Closes an unpaid session, so that it can no longer be paid. Failures `payment.alreadyPaid`, `checkout.paymentUnavailable`. */
  expireSession(sessionId: string): Promise<Result<void>>;
  /**
   * The session's current state at the provider, in the form of its webhook's event: `paid` with its amounts, `expired`, or `other` while
   * it is open. The event's id is `session:{id}:{type}`, the same every time, so processing it twice has no effect. Failures
   * `payment.unknownSession` (the provider has none with that id), `checkout.paymentUnavailable`.
   */
  readSession(sessionId: string): Promise<Result<PaymentEvent>>;
  /** Payment pages that this process serves itself, and where. For Stripe it is only the redirect to its page. */
  readonly pages?: { readonly path: string; readonly routes: Hono };
}
