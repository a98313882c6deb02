import type { Insertable, Kysely } from "kysely";
import { takeOutOfCart } from "../cart/index.ts";
import { findBundleParts, insertLicences, licencesOfUnit } from "../licences/index.ts";
import { dropWaitingMails } from "../platform/mail/mails.ts";
import type { Database } from "../ports/database.ts";
import type { Deps } from "../ports/deps.ts";
import { keepFirstPurchase, settleCouponUses } from "../sales/index.ts";
import { takeInvoiceNumber } from "./invoice-numbers.ts";
import { flagOrder, markFulfilled } from "./order-states.ts";
import { findOrderLines, type OrderLineRow, type OrderRow } from "./orders.ts";
import { isFirstPurchase } from "./price-order.ts";
import { sendOrderMail } from "./send-order-mails.ts";

/**
 * Fulfils a paid order, in the transaction that marked it as paid. Every unit gets a licence; a bundle gets one for itself and one for each
 * of its parts (but the first unit not for parts that were owned already). The ordered lines and coupons leave the cart. The invoice gets
 * its number and is mailed. Coupons and discounts that the order reserved are used permanently. False: the account has been deleted in the
 * meantime, and the order is flagged for the operator instead.
 */
export async function fulfilOrder(trx: Kysely<Database>, deps: Deps, order: OrderRow): Promise<boolean> {
  const { user_id: userId } = order;
  if ((await settleCouponUses(trx, order)) === "over") await flagOrder(trx, order.id, "couponOver");
  if (userId === null) {
    await flagOrder(trx, order.id, "buyerIsGone");
    return false;
  }
  const now = new Date(deps.clock.nowMs());
  const lines = await findOrderLines(trx, order.id);
  await keepDiscount(trx, { orderId: order.id, userId, now }, lines);
  await insertLicences(trx, await licencesOf(trx, deps, { userId, lines, now }));
  if (order.kind === "cart") {
    const bought = lines.map((line) => ({ productId: line.product_id, quantity: line.quantity }));
    const codes = order.coupons.map(({ code }) => code);
    await takeOutOfCart(trx, userId, { lines: bought, codes });
  }
  // Every other order waits for the number, so it is taken last.
  const invoiceNumber = await takeInvoiceNumber(trx, now);
  await sendOrderMail(trx, deps, { ...order, invoice_number: invoiceNumber });
  // A reminder that hasn't left yet is about a cart that is bought.
  await dropWaitingMails(trx, userId, "followUp");
  await markFulfilled(trx, order.id, { at: now, invoiceNumber });
  return true;
}

async function keepDiscount(
  trx: Kysely<Database>,
  order: { orderId: string; userId: string; now: Date },
  lines: readonly OrderLineRow[],
): Promise<void> {
  if (!lines.some((line) => isFirstPurchase({ trail: line.reasons }))) return;
  if (!(await keepFirstPurchase(trx, order))) await flagOrder(trx, order.orderId, "firstPurchaseTwice");
}

async function licencesOf(
  trx: Kysely<Database>,
  deps: Deps,
  grant: { userId: string; lines: readonly OrderLineRow[]; now: Date },
): Promise<Array<Insertable<Database["licences"]>>> {
  const bundles = grant.lines.filter((line) => line.product_type === "bundle");
  const parts = await findBundleParts(
    trx,
    bundles.flatMap((line) => [line.product_id, ...line.owned_parts]),
  );
  return grant.lines.flatMap((line) =>
    Array.from({ length: line.quantity }, (_, index) => index + 1).flatMap((unitNumber) =>
      licencesOfUnit(deps, {
        userId: grant.userId,
        productId: line.product_id,
        partIds: partsOfUnit(line, unitNumber, parts),
        source: "purchase",
        bought: { orderLineId: line.id, unitNumber },
        now: grant.now,
      }),
    ),
  );
}

/** The first unit of a bundle contains the missing parts; every other unit is a whole bundle. */
function partsOfUnit(
  line: OrderLineRow,
  unitNumber: number,
  parts: ReadonlyMap<string, readonly string[]>,
): readonly string[] {
  const owned = unitNumber === 1 ? line.owned_parts : [];
  const left = new Set([...owned, ...owned.flatMap((id) => parts.get(id) ?? [])]);
  return (parts.get(line.product_id) ?? []).filter((id) => !left.has(id));
}
