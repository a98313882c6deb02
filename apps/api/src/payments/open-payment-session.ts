import { fail, ok, type Result } from "@shop/kernel";
import { noteProviderSession, type OrderRow } from "../orders/index.ts";
import type { Deps } from "../ports/deps.ts";
import type { PaymentSession } from "../ports/payment-provider.ts";
import { askProvider } from "./ask-provider.ts";
import { readPaymentRequest } from "./payment-request.ts";

/**
 * The order's payment session: the existing one, or a new one. Never call it inside a transaction, because it waits for the provider.
 * Concurrent callers all send the provider the same key, so it returns the same session to all.
 * Failures: `checkout.paymentUnavailable`; the order stays, and the next checkout of the same content continues it. `checkout.noSession`:
 * the order was closed in the meantime, because the buyer ordered something else.
 */
export async function openPaymentSession(deps: Deps, order: OrderRow): Promise<Result<PaymentSession>> {
  const { provider_session_id: id, provider_session_url: url } = order;
  const session = id && url ? { id, url } : null;
  const opened = await askProvider(deps, () => (session ? reopen(deps, session) : create(deps, order)));
  if (!opened.isOk) {
    deps.log.warn({ orderId: order.id, code: opened.failure.code }, "the payment provider opened no session");
    return fail({ code: "checkout.paymentUnavailable" });
  }
  if (session) return opened;
  const noted = await noteProviderSession(deps.db, order.id, opened.value);
  if (!noted) {
    deps.log.error({ orderId: order.id }, "the payment provider responded with another order's session");
    return fail({ code: "checkout.paymentUnavailable" });
  }
  const isSecond = noted.id !== opened.value.id;
  if (isSecond) deps.log.error({ orderId: order.id }, "the payment provider opened a second session for one order");
  if (isSecond || noted.isClosed) {
    const expired = await askProvider(deps, () => deps.payments.expireSession(opened.value.id));
    if (!expired.isOk) deps.log.error({ orderId: order.id }, "a session that nobody may pay could not be closed");
  }
  if (noted.isClosed) return fail({ code: "checkout.noSession" });
  return isSecond ? askProvider(deps, () => reopen(deps, noted)) : opened;
}

async function reopen(deps: Deps, session: { id: string; url: string }): Promise<Result<PaymentSession>> {
  return deps.payments.reopenSession?.(session) ?? ok(session);
}

async function create(deps: Deps, order: OrderRow): Promise<Result<PaymentSession>> {
  return deps.payments.createSession(await readPaymentRequest(deps.db, order));
}
