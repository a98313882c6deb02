import { fail, ok, type Result } from "@shop/kernel";
import type { CartFailureCode } from "../failures.ts";

/** The payment provider's session: its id, and the address of its page where the server told one. */
export interface PaymentSession {
  readonly sessionId: string;
  readonly url: string | null;
}

/** The two ways in which a checkout is answered. */
export interface SessionAnswer {
  readonly session_id?: string | undefined;
  readonly cart_url?: string | undefined;
}

/** Finds the session in an answer: by its id, or in an address with `/session/{id}`. Failure: `checkout.noSessionId`. */
export function readPaymentSession(answer: SessionAnswer): Result<PaymentSession, { readonly code: CartFailureCode }> {
  const url = answer.cart_url || null;
  const sessionId = answer.session_id || /\/session\/([^/?#]+)/.exec(url ?? "")?.[1];
  return sessionId ? ok({ sessionId, url }) : fail({ code: "checkout.noSessionId" });
}
