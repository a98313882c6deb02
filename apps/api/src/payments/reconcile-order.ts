import { closeOrder, type OrderRow } from "../orders/index.ts";
import { inTransaction } from "../platform/database/in-transaction.ts";
import type { Deps } from "../ports/deps.ts";
import type { PaymentEvent } from "../ports/payment-provider.ts";
import { askProvider } from "./ask-provider.ts";
import { RECONCILE_AFTER_MS } from "./limits.ts";
import { openPaymentSession } from "./open-payment-session.ts";
import { ALARMING_OUTCOMES, receivePaymentEvent } from "./receive-payment-event.ts";

/**
 * The outcome of comparing an order with the provider. `waiting`: it can still be paid. `unanswered`: the provider didn't respond.
 * `alarming`: a person has to check; the order is flagged and the log has the reason.
 */
export type Reconciled = "fulfilled" | "closed" | "unchanged" | "waiting" | "unanswered" | "alarming";

/**
 * Asks the provider what became of an order's session, and takes the answer in as its webhook would be: exactly once, in any race with it.
 *
 * An order without a session is one whose process ended between the provider's answer and our note of it, or whose provider was down.
 * Nobody knows of that session, for the note comes before the answer; so once overdue it is closed without asking. Before that, the
 * order's idempotency key finds the same session again, and it is noted.
 */
export async function reconcileOrder(deps: Deps, order: OrderRow): Promise<Reconciled> {
  const ageMs = deps.clock.nowMs() - order.created_at.getTime();
  // One that was closed for another order is over before its hour.
  const isOverdue = order.status === "closed" || order.expires_at.getTime() <= deps.clock.nowMs();
  if (order.provider_session_id !== null) return compare(deps, order, order.provider_session_id, isOverdue);
  if (isOverdue) return close(deps, order);
  // A checkout may be requesting the session at this moment.
  if (ageMs < RECONCILE_AFTER_MS) return "waiting";
  const opened = await openPaymentSession(deps, order);
  return opened.isOk ? compare(deps, order, opened.value.id, isOverdue) : "unanswered";
}

async function compare(deps: Deps, order: OrderRow, sessionId: string, isOverdue: boolean): Promise<Reconciled> {
  const event = await askProvider(deps, () => deps.payments.readSession(sessionId));
  if (!event.isOk) return unanswered(deps, order, event.failure.code, isOverdue);
  if (event.value.type !== "other") return takeIn(deps, event.value);
  if (!isOverdue) return "waiting";
  // Still open at the provider though it is overdue: it is closed there first. If that comes too late, it has been paid.
  await askProvider(deps, () => deps.payments.expireSession(sessionId));
  const ended = await askProvider(deps, () => deps.payments.readSession(sessionId));
  if (!ended.isOk) return unanswered(deps, order, ended.failure.code, isOverdue);
  return ended.value.type === "other" ? "waiting" : takeIn(deps, ended.value);
}

async function takeIn(deps: Deps, event: PaymentEvent): Promise<Reconciled> {
  const received = await receivePaymentEvent(deps, event);
  const isAlarming = ALARMING_OUTCOMES.has(received.outcome);
  const { eventId, type } = event;
  deps.log[isAlarming ? "error" : "info"]({ eventId, type, ...received }, "a payment was found by reconciliation");
  if (isAlarming) return "alarming";
  return received.outcome === "fulfilled" || received.outcome === "closed" ? received.outcome : "unchanged";
}

async function close(deps: Deps, order: OrderRow): Promise<Reconciled> {
  const now = new Date(deps.clock.nowMs());
  const isClosed = await inTransaction(deps.db, (trx) => closeOrder(trx, order.id, now));
  return isClosed ? "closed" : "unchanged";
}

async function unanswered(deps: Deps, order: OrderRow, code: string, isOverdue: boolean): Promise<Reconciled> {
  deps.log.warn({ orderId: order.id, code }, "the payment provider did not say what became of a session");
  return code === "payment.unknownSession" && isOverdue ? close(deps, order) : "unanswered";
}
