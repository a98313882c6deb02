import type { Kysely } from "kysely";
import { findLicenceIdsOfOrder, takeBackChain } from "../licences/index.ts";
import type { Database } from "../ports/database.ts";
import type { Deps } from "../ports/deps.ts";
import { settleCouponUses } from "../sales/index.ts";
import { takeInvoiceNumber } from "./invoice-numbers.ts";
import { markTakenBack, noteCreditNote } from "./order-states.ts";
import { sendCreditNote } from "./send-order-mails.ts";

/**
 * Reverses an order that was refunded or whose money the buyer's bank claims back: its licences are revoked for any owner. A refund
 * cancels the invoice by a credit note, mailed to the buyer. The order's coupon uses and first-purchase discount stay used. False: it was
 * already reversed.
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
