import type { Kysely } from "kysely";
import type { Database } from "../ports/database.ts";
import type { PaymentEvent } from "../ports/payment-provider.ts";

/** Takes an event in, once: false where it has been here before. One that is just being worked on is waited for. */
export async function insertPaymentEvent(
  db: Kysely<Database>,
  provider: string,
  event: PaymentEvent,
  receivedAt: Date,
): Promise<boolean> {
  const inserted = await db
    .insertInto("payment_events")
    .values({
      provider,
      event_id: event.eventId,
      type: event.type,
      order_id: null,
      outcome: "received",
      body: JSON.stringify(event),
      received_at: receivedAt,
    })
    .onConflict((conflict) => conflict.columns(["provider", "event_id"]).doNothing())
    .returning("event_id")
    .executeTakeFirst();
  return inserted !== undefined;
}

/** The outcome of an event. */
export async function notePaymentOutcome(
  db: Kysely<Database>,
  provider: string,
  eventId: string,
  noted: { readonly orderId: string | null; readonly outcome: string },
): Promise<void> {
  await db
    .updateTable("payment_events")
    .set({ order_id: noted.orderId, outcome: noted.outcome })
    .where("provider", "=", provider)
    .where("event_id", "=", eventId)
    .execute();
}
