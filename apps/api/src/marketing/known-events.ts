import type { Kysely } from "kysely";
import { findOrderLines, type OrderRow } from "../orders/index.ts";
import type { Database } from "../ports/database.ts";
import type { TrackedEvent } from "./store-event.ts";

/** An account has one sign-up and one verification: these are their ids in each. */
const SIGN_UP_ID = "00000000-0000-4000-8000-000000000001";
const VERIFY_ID = "00000000-0000-4000-8000-000000000002";

export interface KnownAccount {
  readonly userId: string;
  readonly email: string;
  readonly signedUpAt: Date;
  readonly activatedAt: Date | null;
}

/** What the server itself knows of an account's beginning. Source: TRACK-01, TRACK-04. */
export function accountEvents({ userId, email, signedUpAt, activatedAt }: KnownAccount): TrackedEvent[] {
  const about = { userId, email, productName: null, data: {} };
  const signUp = { ...about, call: "trackSignup", eventId: SIGN_UP_ID, occurredAt: signedUpAt } as const;
  if (!activatedAt) return [signUp];
  return [signUp, { ...about, call: "trackVerify", eventId: VERIFY_ID, occurredAt: activatedAt }];
}

/** A paid order as an event: its own products, total and currency, under the order's id. Source: TRACK-04. */
export async function purchaseEvent(
  db: Kysely<Database>,
  account: { readonly userId: string; readonly email: string },
  order: Pick<OrderRow, "id" | "number" | "total_minor" | "vat_minor" | "currency"> & { readonly paid_at: Date },
): Promise<TrackedEvent> {
  const lines = await findOrderLines(db, order.id);
  const products = lines.map((line) => ({
    name: line.product_name,
    quantity: line.quantity,
    price: Math.round(line.total_minor / line.quantity),
  }));
  const { number, total_minor: total, vat_minor: vat, currency } = order;
  return {
    ...account,
    call: "trackPurchase",
    eventId: order.id,
    productName: null,
    data: { order_id: String(number), products, total, vat, currency },
    occurredAt: order.paid_at,
  };
}

/** A refunded order as an event: what was paid back of it. `eventId`: one for each order, and not the purchase's. Source: TRACK-06. */
export function refundEvent(
  account: { readonly userId: string; readonly email: string },
  order: Pick<OrderRow, "number" | "total_minor" | "currency">,
  refund: { readonly eventId: string; readonly at: Date },
): TrackedEvent {
  const { number, total_minor: total, currency } = order;
  const data = { order_id: String(number), total, currency };
  return { ...account, call: "refund", eventId: refund.eventId, productName: null, data, occurredAt: refund.at };
}
