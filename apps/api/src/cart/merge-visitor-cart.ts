import { CART_LIFE_MS, maxQuantityOf, mergeCarts } from "@shop/cart";
import { randomUuid } from "@shop/kernel";
import type { Kysely } from "kysely";
import { hashSecret } from "../platform/secrets.ts";
import type { Database } from "../ports/database.ts";
import type { Deps } from "../ports/deps.ts";
import { listCartCoupons, putCartCoupon } from "./cart-coupons.ts";
import { listCartLines, putLine } from "./cart-lines.ts";
import { deleteCart, lockCart, makeCart, noteChange } from "./carts.ts";
import { MAX_CART_COUPONS } from "./limits.ts";

/**
 * After login, merges the visitor's cart into the account's cart, within the cart's limits, and deletes the visitor's cart. Repeated or
 * concurrent logins count nothing twice.
 */
export async function mergeVisitorCart(
  deps: Deps,
  input: { readonly visitorId: string | null; readonly cartKey: string | null; readonly userId: string },
): Promise<void> {
  const nowMs = deps.clock.nowMs();
  const now = new Date(nowMs);
  const expiresAt = new Date(nowMs + CART_LIFE_MS);
  const keyHash = input.cartKey === null ? null : hashSecret(input.cartKey);
  await deps.db.transaction().execute(async (trx) => {
    const ofVisitor = await lockCart(trx, { userId: null, visitorId: input.visitorId, keyHash }, { now, expiresAt });
    if (!ofVisitor) return;
    const newCart = { id: randomUuid(deps.random), visitorId: null, userId: input.userId, keyHash: null };
    const ofUser = await makeCart(trx, { ...newCart, now, expiresAt });
    await moveLines(deps, trx, { from: ofVisitor.id, to: ofUser.id, now });
    await deleteCart(trx, ofVisitor.id);
  });
}

/**
 * Moves the contents of one locked cart into another, within the limits, with its coupons after the other's. Neither cart's last change can
 * be undone afterwards.
 */
export async function moveLines(
  deps: Deps,
  trx: Kysely<Database>,
  move: { readonly from: string; readonly to: string; readonly now: Date },
): Promise<void> {
  const { packPrefix } = deps.settings;
  const brought = await listCartLines(trx, move.from);
  const own = await listCartLines(trx, move.to);
  const idByName = new Map([...own, ...brought].map((line) => [line.name, line.productId]));
  for (const { name, quantity } of mergeCarts(own, brought, packPrefix)) {
    const productId = idByName.get(name);
    if (productId === undefined) continue;
    const maxQuantity = maxQuantityOf(name, packPrefix);
    await putLine(trx, { cartId: move.to, productId, quantity, maxQuantity, now: move.now });
  }
  await moveCoupons(trx, move);
  // An undo applies only to the cart it was recorded in. In a merged cart it could remove too much.
  await noteChange(trx, move.to, null);
}

/** All coupons move as long as there is room. The cart shows why one doesn't apply here. */
async function moveCoupons(
  trx: Kysely<Database>,
  move: { readonly from: string; readonly to: string; readonly now: Date },
) {
  const own = await listCartCoupons(trx, move.to);
  const brought = (await listCartCoupons(trx, move.from)).filter((code) => !own.includes(code));
  for (const code of brought.slice(0, Math.max(0, MAX_CART_COUPONS - own.length))) {
    await putCartCoupon(trx, { cartId: move.to, code, now: move.now });
  }
}
