import { randomUuid } from "@shop/kernel";
import type { Kysely } from "kysely";
import { listCartLines } from "../cart/index.ts";
import type { Database } from "../ports/database.ts";
import type { Deps } from "../ports/deps.ts";
import { holdCouponUses, holdFirstPurchase, listHeldCodes, lockCoupons, releaseCouponUses } from "../sales/index.ts";
import { insertConsents } from "../users/index.ts";
import { type Agreement, ORDER_CONSENTS } from "./check-agreement.ts";
import { LEAST_ORDER_LIFE_LEFT_MS } from "./limits.ts";
import { orderRows } from "./order-rows.ts";
import {
  type Buyer,
  type ClosedOrder,
  closeOtherOrders,
  findOpenOrder,
  holdBuyer,
  insertOrder,
  type OrderRow,
} from "./orders.ts";
import { orderContentHash, type PricedOrder, type QuantityOfOrderable } from "./price-order.ts";

/** An order that is about to be written: priced, and agreed to. */
export interface OrderDraft {
  readonly userId: string;
  readonly kind: "cart" | "buyNow";
  readonly cartId: string | null;
  readonly landingUrl: string;
  readonly backlinkUrl: string;
  readonly items: readonly QuantityOfOrderable[];
  readonly priced: PricedOrder;
  readonly agreement: Agreement;
}

/** `stale`: the data that the price was made from has changed, and the transaction must be rolled back. */
export type WrittenOrder =
  | { readonly kind: "buyerIsGone" }
  | { readonly kind: "stale" }
  | { readonly kind: "written" | "found"; readonly order: OrderRow; readonly closed: readonly ClosedOrder[] };

/** The provider of zero-total orders: takes no money. */
const NO_PROVIDER = "none";

/**
 * Writes an order with everything it reserves, or finds the open one of the same content. The buyer's other unpaid orders are closed and
 * release what they reserved. Everything is locked in one order, to prevent deadlocks: the account, its orders, coupons by code, the
 * discount on the first purchase.
 */
export async function writeOrder(trx: Kysely<Database>, deps: Deps, draft: OrderDraft): Promise<WrittenOrder> {
  const { userId, kind, priced, landingUrl, backlinkUrl } = draft;
  const now = new Date(deps.clock.nowMs());
  const buyer = await holdBuyer(trx, userId);
  if (!buyer) return { kind: "buyerIsGone" };
  const provider = priced.totalMinor === 0 ? NO_PROVIDER : deps.payments.name;
  const contentHash = orderContentHash(priced, { kind, provider, landingUrl, backlinkUrl });
  const closed = await closeOtherOrders(trx, userId, contentHash, {
    now,
    endsBy: new Date(now.getTime() + LEAST_ORDER_LIFE_LEFT_MS),
  });
  const closedIds = closed.map(({ id }) => id);
  const found = await findOpenOrder(trx, userId, contentHash);
  // Only now: what a payment that was waited for took out of the cart shows to no earlier question.
  if (draft.cartId !== null && !(await isInCart(trx, draft.cartId, draft.items))) return { kind: "stale" };
  const wanted = found ? [] : priced.coupons.map(({ code }) => code);
  await lockCoupons(trx, [...wanted, ...(await listHeldCodes(trx, closedIds))]);
  await releaseCouponUses(trx, closedIds);
  if (found) return { kind: "found", order: found, closed };
  const order = await insertWithHolds(trx, deps, { ...draft, buyer, provider, contentHash, now });
  return order ? { kind: "written", order, closed } : { kind: "stale" };
}

/** What was paid in another tab meanwhile has left the cart, and isn't ordered a second time. */
async function isInCart(
  trx: Kysely<Database>,
  cartId: string,
  items: readonly QuantityOfOrderable[],
): Promise<boolean> {
  const lines = await listCartLines(trx, cartId);
  return items.every(({ product, quantity }) =>
    lines.some((line) => line.productId === product.id && line.quantity >= quantity),
  );
}

interface NewOrder extends OrderDraft {
  readonly buyer: Buyer;
  readonly provider: string;
  readonly contentHash: string;
  readonly now: Date;
}

async function insertWithHolds(trx: Kysely<Database>, deps: Deps, draft: NewOrder): Promise<OrderRow | null> {
  const { userId, priced, now, agreement } = draft;
  const { order, lines } = orderRows(deps, draft);
  const written = await insertOrder(trx, order, lines);
  const ofBuyer = { orderId: written.id, userId, now };
  if (!(await holdCouponUses(trx, { ...ofBuyer, coupons: priced.coupons }))) return null;
  if (priced.hasFirstPurchase && !(await holdFirstPurchase(trx, ofBuyer))) return null;
  await insertConsents(
    trx,
    ORDER_CONSENTS.map((kind) => ({
      ...{ id: randomUuid(deps.random), user_id: userId, order_id: written.id, kind },
      ...{ text_version: agreement.textVersion, is_granted: true, given_at: now },
    })),
  );
  return written;
}
