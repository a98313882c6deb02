import { DEFAULT_LOCALE, isLocale, randomUuid } from "@shop/kernel";
import type { Insertable, Kysely } from "kysely";
import { takeOutOfCart } from "../db/repositories/bought-cart-lines.ts";
import { findBundleParts, findLicencesOfOrder, insertLicences } from "../db/repositories/licence-grants.ts";
import { flagOrder, markFulfilled } from "../db/repositories/order-states.ts";
import { findOrderLines, findUserLocale, type OrderLineRow, type OrderRow } from "../db/repositories/orders.ts";
import type { Database } from "../db/schema.ts";
import type { Deps } from "../deps.ts";
import { newLicenceKey } from "../licence-key.ts";
import { enqueueMail } from "../mail/enqueue-mail.ts";
import { orderConfirmationMail } from "../mail/templates/order-confirmation.ts";

/**
 * Gives what was paid for, in the transaction that made the order a paid one: a licence for every unit, for a bundle one for itself
 * and one for each of its parts; the order's mail; and the ordered lines leave the cart. False: the account
 * has been deleted meanwhile, and the order is flagged for the operator instead.
 */
export async function fulfilOrder(trx: Kysely<Database>, deps: Deps, order: OrderRow): Promise<boolean> {
  if (order.user_id === null) {
    await flagOrder(trx, order.id, "buyerIsGone");
    return false;
  }
  const now = new Date(deps.clock.nowMs());
  const lines = await findOrderLines(trx, order.id);
  await insertLicences(trx, await licencesOf(trx, deps, { userId: order.user_id, lines, now }));
  await sendOrderMail(trx, deps, order, lines, order.user_id);
  if (order.kind === "cart") {
    const bought = lines.map((line) => ({ productId: line.product_id, quantity: line.quantity }));
    await takeOutOfCart(trx, order.user_id, bought);
  }
  await markFulfilled(trx, order.id, now);
  return true;
}

async function licencesOf(
  trx: Kysely<Database>,
  deps: Deps,
  grant: { userId: string; lines: readonly OrderLineRow[]; now: Date },
): Promise<Array<Insertable<Database["licences"]>>> {
  const bundleIds = grant.lines.filter((line) => line.product_type === "bundle").map((line) => line.product_id);
  const parts = await findBundleParts(trx, bundleIds);
  return grant.lines.flatMap((line) =>
    Array.from({ length: line.quantity }, (_, index) => index + 1).flatMap((unitNumber) =>
      [line.product_id, ...(parts.get(line.product_id) ?? [])].map((productId) => ({
        id: randomUuid(deps.random),
        licence_key: newLicenceKey(deps.random),
        user_id: grant.userId,
        product_id: productId,
        order_line_id: line.id,
        unit_number: unitNumber,
        via_bundle_id: productId === line.product_id ? null : line.product_id,
        source: "purchase" as const,
        added_at: grant.now,
      })),
    ),
  );
}

async function sendOrderMail(
  trx: Kysely<Database>,
  deps: Deps,
  order: OrderRow,
  lines: readonly OrderLineRow[],
  userId: string,
): Promise<void> {
  const locale = await findUserLocale(trx, userId);
  const mail = orderConfirmationMail(deps.settings, {
    locale: isLocale(locale) ? locale : DEFAULT_LOCALE,
    name: order.buyer_name,
    orderNumber: order.number,
    paidAt: order.paid_at ?? new Date(deps.clock.nowMs()),
    currency: order.currency,
    lines: lines.map((line) => ({
      name: line.product_name,
      quantity: line.quantity,
      totalMinor: line.total_minor,
    })),
    totalMinor: order.total_minor,
    vat: vatByRate(lines),
    vatCountry: order.vat_country,
    licences: await findLicencesOfOrder(trx, order.id),
  });
  const replyTo = deps.settings.contactRecipient;
  const addressed = { kind: "orderConfirmation", recipient: order.buyer_email, userId, replyTo } as const;
  await enqueueMail(trx, deps, { ...addressed, ...mail, dedupeKey: `order:${order.id}` });
}

function vatByRate(lines: readonly OrderLineRow[]): Array<{ rateBasisPoints: number; vatMinor: number }> {
  const rates = [...new Set(lines.map((line) => line.vat_rate_basis_points))];
  return rates.map((rateBasisPoints) => ({
    rateBasisPoints,
    vatMinor: lines
      .filter((line) => line.vat_rate_basis_points === rateBasisPoints)
      .reduce((sum, line) => sum + line.vat_minor, 0),
  }));
}
