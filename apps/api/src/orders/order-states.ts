import { type Kysely, sql } from "kysely";
import { isUuid } from "../platform/is-uuid.ts";
import type { Database } from "../ports/database.ts";
import type { PaymentEvent } from "../ports/payment-provider.ts";
import type { OrderRow } from "./orders.ts";

/** Something that the operator should check; stored with the order. */
export type OrderFlag =
  | "amountMismatch"
  | "sessionMismatch"
  | "paidLate"
  | "paidTwice"
  | "partlyRefunded"
  | "refundMismatch"
  | "couponOver"
  | "firstPurchaseTwice"
  | "buyerIsGone";

/** The order that an event refers to: by our own number in it, else by its session, else by its payment. Null for another provider's. */
export async function findOrderOfEvent(
  db: Kysely<Database>,
  provider: string,
  event: Pick<PaymentEvent, "orderId" | "sessionId" | "paymentId">,
): Promise<OrderRow | undefined> {
  const orders = db.selectFrom("orders").selectAll().where("provider", "=", provider);
  if (event.orderId && !isUuid(event.orderId)) return undefined;
  if (event.orderId) return orders.where("id", "=", event.orderId).executeTakeFirst();
  if (event.sessionId) return orders.where("provider_session_id", "=", event.sessionId).executeTakeFirst();
  if (event.paymentId) return orders.where("provider_payment_id", "=", event.paymentId).executeTakeFirst();
  return undefined;
}

/**
 * The guard of all fulfilment: the only update that can turn an order in the given state into a paid one. The caller that gets the row
 * fulfils the order; every other caller, concurrent or later, gets none.
 */
export function markPaid(
  db: Kysely<Database>,
  orderId: string,
  from: "pending" | "closed",
  paid: { readonly at: Date; readonly sessionId: string | null; readonly paymentId: string | null },
): Promise<OrderRow | undefined> {
  return db
    .updateTable("orders")
    .set((eb) => ({
      status: "paid",
      paid_at: paid.at,
      provider_session_id: eb.fn.coalesce("provider_session_id", eb.val(paid.sessionId)),
      provider_payment_id: paid.paymentId,
    }))
    .where("id", "=", orderId)
    .where("status", "=", from)
    .returningAll()
    .executeTakeFirst();
}

/** Everything has been delivered, and the invoice has its number. */
export async function markFulfilled(
  db: Kysely<Database>,
  orderId: string,
  fulfilled: { readonly at: Date; readonly invoiceNumber: string },
): Promise<void> {
  await db
    .updateTable("orders")
    .set({ fulfilled_at: fulfilled.at, invoice_number: fulfilled.invoiceNumber })
    .where("id", "=", orderId)
    .execute();
}

/** The invoice that takes an order's own back. */
export async function noteCreditNote(db: Kysely<Database>, orderId: string, number: string): Promise<void> {
  await db.updateTable("orders").set({ credit_note_number: number }).where("id", "=", orderId).execute();
}

/** Closes an order that is still unpaid; false if it isn't. `closeOrder` releases what it reserved. */
export async function markClosed(db: Kysely<Database>, orderId: string, now: Date): Promise<boolean> {
  const updated = await db
    .updateTable("orders")
    .set({ status: "closed", closed_at: now })
    .where("id", "=", orderId)
    .where("status", "=", "pending")
    .executeTakeFirst();
  return updated.numUpdatedRows > 0n;
}

/**
 * The money was refunded, or the buyer's bank claims it back. An order whose payment event is still on its way is then never marked as
 * paid.
 */
export function markTakenBack(
  db: Kysely<Database>,
  orderId: string,
  status: "refunded" | "disputed",
): Promise<OrderRow | undefined> {
  const from =
    status === "refunded"
      ? (["pending", "closed", "paid", "disputed"] as const)
      : (["pending", "closed", "paid"] as const);
  return db
    .updateTable("orders")
    .set({ status })
    .where("id", "=", orderId)
    .where("status", "in", from)
    .returningAll()
    .executeTakeFirst();
}

export async function flagOrder(db: Kysely<Database>, orderId: string, flag: OrderFlag): Promise<void> {
  await sql`update orders set flags = flags || ${JSON.stringify([flag])}::jsonb
    where id = ${orderId} and not flags @> ${JSON.stringify([flag])}::jsonb`.execute(db);
}
