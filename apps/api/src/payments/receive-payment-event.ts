import type { Kysely } from "kysely";
import {
  closeOrder,
  findOrder,
  findOrderOfEvent,
  flagOrder,
  fulfilOrder,
  insertPaymentEvent,
  markPaid,
  notePaymentOutcome,
  type OrderFlag,
  type OrderRow,
  takeBackOrder,
} from "../orders/index.ts";
import type { Database } from "../ports/database.ts";
import type { Deps } from "../ports/deps.ts";
import type { PaymentEvent } from "../ports/payment-provider.ts";
import { judgeRefund } from "./judge-refund.ts";

/** The outcome of an event; stored with it. */
export type PaymentOutcome =
  | "fulfilled"
  | "paidBefore"
  | "paidTwice"
  | "buyerIsGone"
  | "paidAfterTakingBack"
  | "mismatch"
  | "closed"
  | "takenBack"
  | "partlyRefunded"
  | "nothingToDo"
  | "unknownOrder"
  | "repeated";

/** Outcomes that a person has to look at. */
export const ALARMING_OUTCOMES: ReadonlySet<PaymentOutcome> = new Set([
  "paidTwice",
  "buyerIsGone",
  "paidAfterTakingBack",
  "mismatch",
  "unknownOrder",
]);

export interface ReceivedEvent {
  readonly outcome: PaymentOutcome;
  readonly orderId: string | null;
}

/**
 * Processes a provider's signed webhook in one transaction: the event is recorded once, the order changes its state by a conditional
 * update, and licences, mail and cart follow from that. Repeats, races and any order of events are harmless. It resolves after the commit.
 * A rejection means that nothing was changed and the provider should retry.
 */
export function receivePaymentEvent(deps: Deps, event: PaymentEvent): Promise<ReceivedEvent> {
  const provider = deps.payments.name;
  return deps.db.transaction().execute(async (trx) => {
    const isNew = await insertPaymentEvent(trx, provider, event, new Date(deps.clock.nowMs()));
    if (!isNew) return { outcome: "repeated" as const, orderId: null };
    const order = await findOrderOfEvent(trx, provider, event);
    const outcome = order ? await act(trx, deps, order, event) : missing(event);
    const orderId = order?.id ?? null;
    await notePaymentOutcome(trx, provider, event.eventId, { orderId, outcome });
    return { outcome, orderId };
  });
}

function missing(event: PaymentEvent): PaymentOutcome {
  return event.type === "other" ? "nothingToDo" : "unknownOrder";
}

async function act(trx: Kysely<Database>, deps: Deps, order: OrderRow, event: PaymentEvent): Promise<PaymentOutcome> {
  switch (event.type) {
    case "paid":
      return pay(trx, deps, order, event);
    case "expired":
      if (isOfOtherSession(order, event)) return "nothingToDo";
      return (await closeOrder(trx, order.id, new Date(deps.clock.nowMs()))) ? "closed" : "nothingToDo";
    case "refunded":
    case "disputed":
      return takeBack(trx, deps, order, event, event.type);
    case "other":
      return "nothingToDo";
  }
}

async function pay(trx: Kysely<Database>, deps: Deps, order: OrderRow, event: PaymentEvent): Promise<PaymentOutcome> {
  const mismatch = mismatchOf(order, event);
  if (mismatch) {
    await flagOrder(trx, order.id, mismatch);
    return "mismatch";
  }
  const paid = { at: new Date(deps.clock.nowMs()), sessionId: event.sessionId, paymentId: event.paymentId };
  const inTime = await markPaid(trx, order.id, "pending", paid);
  const late = inTime ? undefined : await markPaid(trx, order.id, "closed", paid);
  if (late) await flagOrder(trx, order.id, "paidLate");
  const own = inTime ?? late;
  if (!own) return payAgain(trx, order.id, event);
  return (await fulfilOrder(trx, deps, own)) ? "fulfilled" : "buyerIsGone";
}

/** The amount charged is compared with the amount ordered: a signature proves the sender, not that the sum is right. */
function mismatchOf(order: OrderRow, event: PaymentEvent): OrderFlag | null {
  if (event.amountMinor !== order.total_minor || event.currency !== order.currency) return "amountMismatch";
  return isOfOtherSession(order, event) ? "sessionMismatch" : null;
}

/** An order's session may have been replaced by another one, and only the end of that one counts. */
function isOfOtherSession(order: OrderRow, event: PaymentEvent): boolean {
  return order.provider_session_id !== null && event.sessionId !== order.provider_session_id;
}

/** A refunded second payment of an order (`paidTwice`, `sessionMismatch`) leaves what the first one bought. */
function isOfOtherPayment(order: OrderRow, event: PaymentEvent): boolean {
  const { provider_payment_id: paidBy } = order;
  return paidBy !== null && event.paymentId !== null && event.paymentId !== paidBy;
}

async function payAgain(trx: Kysely<Database>, orderId: string, event: PaymentEvent): Promise<PaymentOutcome> {
  const order = await findOrder(trx, orderId);
  if (order?.status !== "paid") return "paidAfterTakingBack";
  if (event.paymentId === null || event.paymentId === order.provider_payment_id) return "paidBefore";
  await flagOrder(trx, orderId, "paidTwice");
  return "paidTwice";
}

async function takeBack(
  trx: Kysely<Database>,
  deps: Deps,
  order: OrderRow,
  event: PaymentEvent,
  status: "refunded" | "disputed",
): Promise<PaymentOutcome> {
  if (isOfOtherPayment(order, event)) return "nothingToDo";
  const judged =
    status === "refunded" ? judgeRefund({ totalMinor: order.total_minor, currency: order.currency }, event) : "whole";
  if (judged === "partly") {
    await flagOrder(trx, order.id, "partlyRefunded");
    return "partlyRefunded";
  }
  if (judged === "mismatch") {
    await flagOrder(trx, order.id, "refundMismatch");
    return "mismatch";
  }
  return (await takeBackOrder(trx, deps, order.id, status)) ? "takenBack" : "nothingToDo";
}
