import type { Kysely } from "kysely";
import { findOrderLines, type OrderRow, orderDeductions, toOrderLine } from "../orders/index.ts";
import type { Database } from "../ports/database.ts";
import type { PaymentSessionRequest } from "../ports/payment-provider.ts";

/** The request to a provider for an order: the same every time, as an idempotency key requires. */
export async function readPaymentRequest(db: Kysely<Database>, order: OrderRow): Promise<PaymentSessionRequest> {
  const lines = (await findOrderLines(db, order.id)).map(toOrderLine);
  const subtotalMinor = order.subtotal_minor ?? lines.reduce((sum, line) => sum + line.subtotalMinor, 0);
  return {
    orderId: order.id,
    orderNumber: order.number,
    amountMinor: order.total_minor,
    currency: order.currency,
    buyerEmail: order.buyer_email,
    lines: lines.map((line) => ({
      name: line.name,
      quantity: line.quantity,
      subtotalMinor: line.subtotalMinor,
      totalMinor: line.totalMinor,
    })),
    deductions: orderDeductions({
      subtotalMinor,
      multiBuyMinor: order.multi_buy_minor,
      coupons: order.coupons,
      totalMinor: order.total_minor,
      isReverseCharge: order.is_reverse_charge,
    }),
    successUrl: order.landing_url,
    cancelUrl: order.backlink_url,
    expiresAtMs: order.expires_at.getTime(),
    idempotencyKey: `order-${order.id}-1`,
  };
}
