import { type ClosedOrder, findOrder } from "../orders/index.ts";
import type { Deps } from "../ports/deps.ts";
import { askProvider } from "./ask-provider.ts";
import { reconcileOrder } from "./reconcile-order.ts";

/**
 * Ends the payment sessions of closed orders, so that they can't be paid any more. A session that has been paid at this very moment is
 * processed like its webhook; `hasPaid` reports that there was one. If the provider doesn't respond, reconciliation retries.
 */
export async function endPayments(deps: Deps, closed: readonly ClosedOrder[]): Promise<{ readonly hasPaid: boolean }> {
  const nowMs = deps.clock.nowMs();
  const open = closed.filter((order) => order.provider === deps.payments.name && order.expires_at.getTime() > nowMs);
  const paid = await Promise.all(open.map((order) => endPayment(deps, order)));
  return { hasPaid: paid.includes(true) };
}

/** Returns whether it came too late. */
async function endPayment(deps: Deps, { id: orderId, provider_session_id: sessionId }: ClosedOrder): Promise<boolean> {
  if (sessionId === null) return false;
  const expired = await askProvider(deps, () => deps.payments.expireSession(sessionId));
  if (expired.isOk) return false;
  const { code } = expired.failure;
  const order = code === "payment.alreadyPaid" ? await findOrder(deps.db, orderId) : undefined;
  if (!order) {
    deps.log.warn({ orderId, code }, "a closed order's session stays open");
    return false;
  }
  const reconciled = await reconcileOrder(deps, order);
  // Unchanged: the webhook was quicker.
  return reconciled === "fulfilled" || reconciled === "unchanged";
}
