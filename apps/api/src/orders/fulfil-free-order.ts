import type { Kysely } from "kysely";
import type { Database } from "../ports/database.ts";
import type { Deps } from "../ports/deps.ts";
import { fulfilOrder } from "./fulfil-order.ts";
import { markPaid } from "./order-states.ts";
import type { OrderRow } from "./orders.ts";
import { insertPaymentEvent, notePaymentOutcome } from "./payment-events.ts";

/** A zero-total order is paid and fulfilled in the transaction that writes it. It is recorded like any other. Source: PAY-10. */
export async function fulfilFreeOrder(trx: Kysely<Database>, deps: Deps, order: OrderRow): Promise<void> {
  const now = new Date(deps.clock.nowMs());
  const eventId = `order:${order.id}`;
  const event = {
    ...{ eventId, type: "paid" as const, sessionId: null, orderId: order.id, paymentId: null },
    ...{ amountMinor: order.total_minor, currency: order.currency },
  };
  await insertPaymentEvent(trx, order.provider, event, now);
  const paid = await markPaid(trx, order.id, "pending", { at: now, sessionId: null, paymentId: null });
  if (!paid) throw new Error("An order that was just written is no longer unpaid.");
  await fulfilOrder(trx, deps, paid);
  await notePaymentOutcome(trx, order.provider, eventId, { orderId: order.id, outcome: "fulfilled" });
}
