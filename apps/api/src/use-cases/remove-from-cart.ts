import type { WireCart } from "@shop/api-client/contract";
import { CART_LIFE_MS, checkRemove } from "@shop/cart";
import { fail, ok, type Result } from "@shop/kernel";
import { listHeldLines, setLineQuantity } from "../db/repositories/cart-lines.ts";
import { type FoundCart, lockCart, setLastRemoved } from "../db/repositories/carts.ts";
import type { Deps } from "../deps.ts";
import type { CallContext } from "../routes/call-context.ts";
import { findOpenCart, renewCartCookie } from "./open-cart.ts";
import { priceOpenCart } from "./read-cart.ts";

/** Takes some or all of a product out; more than there are takes out all. Failure: `cart.notInCart`. */
export async function removeFromCart(
  deps: Deps,
  context: CallContext,
  wanted: { readonly product: string; readonly quantity: number },
): Promise<Result<WireCart>> {
  const cart = await findOpenCart(deps, context);
  if (!cart) return fail({ code: "cart.notInCart" });
  const removed = await removeUnderLock(deps, cart, wanted);
  if (!removed.isOk) return removed;
  await renewCartCookie(deps, context, cart);
  return ok(await priceOpenCart(deps, context, { ...cart, lastRemoved: removed.value }));
}

/** Every change of a cart holds its row first, so that what is read here stays true until it is written. */
function removeUnderLock(
  deps: Deps,
  cart: FoundCart,
  wanted: { readonly product: string; readonly quantity: number },
): Promise<Result<{ name: string; quantity: number }>> {
  return deps.db.transaction().execute(async (trx) => {
    const expiresAt = new Date(deps.clock.nowMs() + CART_LIFE_MS);
    if (!(await lockCart(trx, cart.id, expiresAt))) return fail({ code: "cart.notInCart" });
    const line = (await listHeldLines(trx, cart.id)).find(({ name }) => name === wanted.product);
    const left = checkRemove(line?.quantity ?? 0, wanted.quantity);
    if (!left.isOk) return left;
    if (!line) return fail({ code: "cart.notInCart" });
    await setLineQuantity(trx, { cartId: cart.id, productId: line.productId, quantity: left.value });
    const removed = { name: line.name, quantity: line.quantity - left.value };
    await setLastRemoved(trx, cart.id, removed);
    return ok(removed);
  });
}
