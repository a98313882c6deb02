import type { Kysely } from "kysely";
import { findLicenceIdsOfOrder, takeBackChain } from "../licences/index.ts";
import type { Database } from "../platform/database/schema.ts";
import type { Deps } from "../ports/deps.ts";
import { settleCouponUses } from "../sales/index.ts";
import { takeInvoiceNumber } from "./invoice-numbers.ts";
import { markTakenBack, noteCreditNote } from "./order-states.ts";
import { sendCreditNote } from "./send-order-mails.ts";

/**
 * The money of an order went back, or the buyer's bank asks for it: its licences go, from whoever holds them. A refund takes the invoice back by one of its own, mailed
 * to the buyer. What the order used of coupons, and the discount on a first purchase, stay used. False: it was taken back before.
 */
export async function takeBackOrder(
  trx: Kysely<Database>,
  deps: Deps,
  orderId: string,
  status: "refunded" | "disputed",
): Promise<boolean> {
  const now = new Date(deps.clock.nowMs());
  const order = await markTakenBack(trx, orderId, status);
  if (!order) return false;
  await settleCouponUses(trx, order);
  await takeBackChain(trx, deps, await findLicenceIdsOfOrder(trx, orderId), status);
  if (status === "refunded" && order.invoice_number !== null) {
    const number = await takeInvoiceNumber(trx, now);
    await noteCreditNote(trx, orderId, number);
    await sendCreditNote(trx, deps, { ...order, credit_note_number: number });
  }
  return true;
}
