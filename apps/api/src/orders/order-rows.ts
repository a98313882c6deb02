import { maxQuantityOf } from "@shop/cart";
import { randomUuid } from "@shop/kernel";
import type { Insertable } from "kysely";
import type { Database } from "../ports/database.ts";
import type { Deps } from "../ports/deps.ts";
import { ORDER_LIFE_MS } from "./limits.ts";
import type { Buyer, OrderLineRow } from "./orders.ts";
import type { OrderLine, PricedOrder } from "./price-order.ts";

export interface OrderToWrite {
  readonly userId: string;
  readonly kind: "cart" | "buyNow";
  readonly cartId: string | null;
  readonly landingUrl: string;
  readonly backlinkUrl: string;
  readonly priced: PricedOrder;
  readonly buyer: Buyer;
  readonly provider: string;
  readonly contentHash: string;
  readonly now: Date;
}

/** An order and its lines as stored: everything on its invoice, whatever the shop changes later. */
export function orderRows(
  deps: Pick<Deps, "random" | "settings">,
  draft: OrderToWrite,
): { order: Insertable<Database["orders"]>; lines: Array<Insertable<Database["order_lines"]>> } {
  const { priced, buyer, now } = draft;
  const { tax } = priced;
  const id = randomUuid(deps.random);
  const order = {
    id,
    user_id: draft.userId,
    cart_id: draft.cartId,
    kind: draft.kind,
    status: "pending" as const,
    content_hash: draft.contentHash,
    currency: priced.currency,
    total_regular_minor: priced.totalRegularMinor,
    subtotal_minor: priced.subtotalMinor,
    multi_buy_minor: priced.multiBuyMinor,
    coupons: JSON.stringify(priced.coupons),
    total_minor: priced.totalMinor,
    vat_minor: priced.vatMinor,
    vat_country: tax.country,
    is_reverse_charge: tax.isReverseCharge,
    buyer_name: buyer.name,
    buyer_email: buyer.email,
    buyer_company: tax.company,
    buyer_vat_id: tax.vatId,
    vat_id_check: tax.vatIdCheck && JSON.stringify(tax.vatIdCheck),
    seller: JSON.stringify(deps.settings.seller),
    landing_url: draft.landingUrl,
    backlink_url: draft.backlinkUrl,
    provider: draft.provider,
    provider_session_id: null,
    provider_session_url: null,
    created_at: now,
    expires_at: new Date(now.getTime() + ORDER_LIFE_MS),
  };
  return { order, lines: priced.lines.map((line, position) => lineRow(deps, id, line, position)) };
}

function lineRow(deps: Pick<Deps, "random" | "settings">, orderId: string, line: OrderLine, position: number) {
  return {
    id: randomUuid(deps.random),
    order_id: orderId,
    position,
    product_id: line.productId,
    product_name: line.name,
    product_type: line.type,
    quantity: line.quantity,
    max_quantity: maxQuantityOf(line.name, deps.settings.packPrefix),
    unit_regular_minor: line.unitRegularMinor,
    unit_price_minor: line.unitPriceMinor,
    subtotal_minor: line.subtotalMinor,
    multi_buy_minor: line.multiBuyMinor,
    coupon_minor: line.couponMinor,
    owned_parts: JSON.stringify(line.ownedPartIds),
    total_minor: line.totalMinor,
    reasons: JSON.stringify(line.trail),
    vat_rate_basis_points: line.rateBasisPoints,
    vat_minor: line.vatMinor,
    net_minor: line.netMinor,
  };
}

/** A line as it was written. Orders of before multi-buy and coupons have neither. */
export function toOrderLine(row: OrderLineRow): OrderLine {
  return {
    productId: row.product_id,
    name: row.product_name,
    type: row.product_type,
    quantity: row.quantity,
    unitRegularMinor: row.unit_regular_minor,
    unitPriceMinor: row.unit_price_minor,
    subtotalMinor: row.subtotal_minor ?? row.unit_price_minor * row.quantity,
    multiBuyMinor: row.multi_buy_minor,
    couponMinor: row.coupon_minor,
    totalMinor: row.total_minor,
    trail: row.reasons,
    rateBasisPoints: row.vat_rate_basis_points,
    vatMinor: row.vat_minor,
    netMinor: row.net_minor,
    ownedPartIds: row.owned_parts,
  };
}
