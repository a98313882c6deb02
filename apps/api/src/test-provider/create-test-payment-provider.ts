import { fail, ok, type Result } from "@shop/kernel";
import { newSecret } from "../platform/secrets.ts";
import type { PaymentProvider, PaymentSession, PaymentSessionRequest } from "../ports/payment-provider.ts";
import { deliverEvents } from "./deliver-events.ts";
import { createPaymentPages } from "./payment-pages.ts";
import { readTestSession } from "./read-test-session.ts";
import { readTestEvent } from "./test-event.ts";
import { findTestSession, openTestSession } from "./test-payment-sessions.ts";
import { expireOverdueTestSessions, expireTestSession, takeBackTestPayment } from "./test-payments.ts";
import { TEST_PROVIDER_NAME, TEST_PROVIDER_PATH, type TestProviderDeps } from "./test-provider-deps.ts";
import { isTestSignatureValid, TEST_SIGNATURE_HEADER } from "./test-signature.ts";

export interface TestPaymentProvider extends PaymentProvider {
  readonly pages: NonNullable<PaymentProvider["pages"]>;
  /** Ends overdue sessions and sends webhooks that the shop has not accepted yet. Returns how many were accepted. */
  runDueWork(): Promise<number>;
  /** Refunds a paid session, or has the buyer's bank claim the money back, and notifies the shop. */
  takeBack(sessionId: string, type: "refunded" | "disputed"): Promise<void>;
}

/**
 * The built-in provider: accepts test cards, moves no money, and otherwise behaves like a real one. It has its own tables, and the shop
 * learns of payments only through the signed webhook, which is sent independently of the browser's return and retried until it is accepted.
 */
export function createTestPaymentProvider(deps: TestProviderDeps): TestPaymentProvider {
  return {
    name: TEST_PROVIDER_NAME,
    createSession: (request) => createSession(deps, request),
    readWebhook: async (body, headers) => {
      const header = headers.get(TEST_SIGNATURE_HEADER);
      const isValid = isTestSignatureValid(deps.webhookSecret, body, header, deps.clock.nowMs());
      return isValid ? readTestEvent(body) : fail({ code: "payment.badSignature" });
    },
    expireSession: async (sessionId) => {
      if (await expireTestSession(deps, sessionId)) return ok(undefined);
      const session = await findTestSession(deps.db, sessionId);
      return session?.status === "expired" ? ok(undefined) : fail({ code: "payment.alreadyPaid" });
    },
    readSession: (sessionId) => readTestSession(deps, sessionId),
    pages: { path: TEST_PROVIDER_PATH, routes: createPaymentPages(deps) },
    runDueWork: async () => {
      await expireOverdueTestSessions(deps);
      return deliverEvents(deps);
    },
    takeBack: async (sessionId, type) => {
      await takeBackTestPayment(deps, sessionId, type);
      await deliverEvents(deps, sessionId);
    },
  };
}

async function createSession(deps: TestProviderDeps, request: PaymentSessionRequest): Promise<Result<PaymentSession>> {
  const session = await openTestSession(deps.db, {
    id: `tps_${newSecret(deps.random)}`,
    idempotency_key: request.idempotencyKey,
    order_reference: request.orderId,
    amount_minor: request.amountMinor,
    currency: request.currency,
    description: JSON.stringify({ lines: request.lines, deductions: request.deductions }),
    success_url: request.successUrl,
    cancel_url: request.cancelUrl,
    status: "open",
    payment_id: null,
    created_at: new Date(deps.clock.nowMs()),
    expires_at: new Date(request.expiresAtMs),
  });
  const isSame = session.order_reference === request.orderId && session.amount_minor === request.amountMinor;
  if (!isSame) return fail({ code: "payment.keyReused" });
  return ok({ id: session.id, url: `${deps.origin}${TEST_PROVIDER_PATH}/session/${session.id}` });
}
