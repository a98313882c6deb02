import { fail, ok, type Result } from "@shop/kernel";
import type { CartFailureCode } from "../failures.ts";

/** The payment provider's session: its id, and the address of its page if the server sent one. */
export interface PaymentSession {
  readonly sessionId: string;
  readonly url: string | null;
  /** Where that page can open. Absent: in a frame. */
  readonly opensIn?: "frame" | "tab";
  /** What the provider's own script needs to show the payment in the shop's dialog. */
  readonly embed?: PaymentEmbed;
}

export interface PaymentEmbed {
  readonly clientSecret: string;
  readonly publishableKey: string;
  /** The order that is paid, which the script doesn't name when it is done. */
  readonly orderId: string | null;
}

/** The possible responses to a checkout. */
export interface SessionAnswer {
  readonly session_id?: string | undefined;
  readonly cart_url?: string | undefined;
  readonly opens_in?: "frame" | "tab" | undefined;
  readonly client_secret?: string | undefined;
  readonly publishable_key?: string | undefined;
  readonly order_id?: string | undefined;
  readonly is_paid?: boolean | undefined;
}

/** The outcome of a written order: a session to pay it in; or, if there is nothing to pay, it is already paid. */
export type WrittenOrder =
  | { readonly isPaid: false; readonly session: PaymentSession }
  | { readonly isPaid: true; readonly orderId: string | null };

/** Reads the response to an order. Failure: `checkout.noSessionId`, if it must be paid and has no session. Source: PAY-05, PAY-10. */
export function readWrittenOrder(answer: SessionAnswer): Result<WrittenOrder, { readonly code: CartFailureCode }> {
  if (answer.is_paid) return ok({ isPaid: true, orderId: answer.order_id ?? null });
  const session = readPaymentSession(answer);
  return session.isOk ? ok({ isPaid: false, session: session.value }) : session;
}

/** Finds the session in a response: by its id, or in an address with `/session/{id}`. Failure: `checkout.noSessionId`. */
export function readPaymentSession(answer: SessionAnswer): Result<PaymentSession, { readonly code: CartFailureCode }> {
  const url = answer.cart_url || null;
  const sessionId = answer.session_id || /\/session\/([^/?#]+)/.exec(url ?? "")?.[1];
  if (!sessionId) return fail({ code: "checkout.noSessionId" });
  const { client_secret: clientSecret, publishable_key: publishableKey, order_id: orderId = null } = answer;
  return ok({
    sessionId,
    url,
    ...(answer.opens_in ? { opensIn: answer.opens_in } : {}),
    ...(clientSecret && publishableKey ? { embed: { clientSecret, publishableKey, orderId } } : {}),
  });
}

/**
 * Where a session is paid, decided only by its contents: by the provider's script in the dialog, on a page in the dialog's frame,
 * or in a separate tab. Nothing else depends on the shop's provider.
 */
export function paymentSurface(session: PaymentSession): "script" | "frame" | "tab" {
  if (session.embed) return "script";
  return session.opensIn ?? "frame";
}
