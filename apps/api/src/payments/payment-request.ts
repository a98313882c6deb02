import type { Kysely } from "kysely";
import { findOrderLines, type OrderRow } from "../orders/index.ts";
import type { Database } from "../ports/database.ts";
import type { PaymentSessionRequest } from "../ports/payment-provider.ts";

/** The request to a provider for an order: the same every time, as an idempotency key requires. */
export async function readPaymentRequest(db: Kysely<Database>, order: OrderRow): Promise<PaymentSessionRequest> {
  const lines = await findOrderLines(db, order.id);
  return {
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
  };
}
