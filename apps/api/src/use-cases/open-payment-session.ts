import { fail, ok, type Result } from "@shop/kernel";
import { findOrderLines, noteProviderSession, type OrderRow } from "../db/repositories/orders.ts";
import type { Deps } from "../deps.ts";
import { PAYMENT_TIMEOUT_MS } from "../payments/limits.ts";
import type { PaymentSession } from "../payments/payment-provider.ts";
import { withinTime } from "../payments/within-time.ts";

/**
 * The order's payment session: the one it has, or a new one. Never inside a transaction, for it waits for the provider. Asked for
 * by many at once, the provider is given one and the same key by all, and answers one and the same session.
 * Failure: `checkout.paymentUnavailable`; the order stays, and the next checkout of the same content goes on with it.
 */
export async function openPaymentSession(deps: Deps, order: OrderRow): Promise<Result<PaymentSession>> {
  if (order.provider_session_id && order.provider_session_url) {
    return ok({ id: order.provider_session_id, url: order.provider_session_url });
  }
  const opened = await askProvider(deps, order);
  if (!opened.isOk) {
    deps.log.warn({ orderId: order.id, code: opened.failure.code }, "the payment provider opened no session");
    return fail({ code: "checkout.paymentUnavailable" });
  }
  const noted = await noteProviderSession(deps.db, order.id, opened.value);
  if (!noted) {
    deps.log.error({ orderId: order.id }, "the payment provider answered with another order's session");
    return fail({ code: "checkout.paymentUnavailable" });
  }
  if (noted.id !== opened.value.id) {
    deps.log.error({ orderId: order.id }, "the payment provider opened a second session for one order");
    const expired = await deps.payments.expireSession(opened.value.id);
    if (!expired.isOk) deps.log.error({ orderId: order.id }, "the second session could not be closed");
  }
  return ok(noted);
}

async function askProvider(deps: Deps, order: OrderRow): Promise<Result<PaymentSession>> {
  const lines = await findOrderLines(deps.db, order.id);
  const asked = deps.payments.createSession({
    orderId: order.id,
    orderNumber: order.number,
    amountMinor: order.total_minor,
    currency: order.currency,
    buyerEmail: order.buyer_email,
    lines: lines.map((line) => ({
      name: line.product_name,
      quantity: line.quantity,
      totalMinor: line.total_minor,
    })),
    successUrl: order.landing_url,
    cancelUrl: order.backlink_url,
    expiresAtMs: order.expires_at.getTime(),
    idempotencyKey: `order-${order.id}-1`,
  });
  try {
    return await withinTime(deps.clock, PAYMENT_TIMEOUT_MS, asked, fail({ code: "payment.timedOut" }));
  } catch (error) {
    return fail({ code: "payment.threw", params: { reason: error instanceof Error ? error.message : String(error) } });
  }
}
