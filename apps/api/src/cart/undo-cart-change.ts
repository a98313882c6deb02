import type { WireCart } from "@shop/api-client/contract";
import { maxQuantityOf } from "@shop/cart";
import { fail, ok, type Result } from "@shop/kernel";
import { findForSale } from "../catalogue/index.ts";
import type { Deps } from "../ports/deps.ts";
import { isFree } from "../sales/index.ts";
import type { CallContext } from "../users/index.ts";
import { listCartCoupons, putCartCoupon, takeCartCoupon } from "./cart-coupons.ts";
import { listCartLines, putLine, setLineQuantity } from "./cart-lines.ts";
import { type FoundCart, noteChange, takeLastChange } from "./carts.ts";
import { MAX_CART_COUPONS } from "./limits.ts";
import { cartTimes, changeCart, lockOpenCart, renewCartCookie } from "./open-cart.ts";
import { priceOpenCart } from "./read-cart.ts";
import { type Reversion, revertChange } from "./revert-change.ts";

/**
 * Undoes the last change of the caller's cart, once, however often it is called. What no longer fits the limits or is no longer sold stays
 * out.
 * Failures: `cart.nothingToUndo`; `cart.undoFailed` if nothing of it can be undone, which also withdraws the offer. Source: CART-07.
 */
export function undoCartChange(deps: Deps, context: CallContext): Promise<Result<WireCart>> {
  return changeCart(deps, async (trxDeps) => {
    const cart = await lockOpenCart(trxDeps, context);
    const change = cart && (await takeLastChange(trxDeps.db, cart.id));
    if (!cart || !change) return fail({ code: "cart.nothingToUndo" });
    const lines = await listCartLines(trxDeps.db, cart.id);
    const coupons = await listCartCoupons(trxDeps.db, cart.id);
    const reversion = revertChange(change, { lines, coupons }, deps.settings.packPrefix);
    const written = await writeReversion(
      trxDeps,
      context,
      cart,
      reversion,
      new Map(lines.map((line) => [line.name, line])),
    );
    if (written === 0) return fail({ code: "cart.undoFailed" });
    if (change.kind === "remove") await noteChange(trxDeps.db, cart.id, null, null);
    await renewCartCookie(trxDeps, context, cart);
    return ok(await priceOpenCart(trxDeps, context, cart));
  });
}

/** Returns how many lines and coupons were changed. */
async function writeReversion(
  trxDeps: Deps,
  { currency }: CallContext,
  cart: FoundCart,
  { quantities, couponsToAdd, couponsToRemove }: Reversion,
  lines: ReadonlyMap<string, { readonly productId: string; readonly quantity: number }>,
): Promise<number> {
  const { now } = cartTimes(trxDeps);
  const fewer = quantities.filter(({ name, quantity }) => quantity < (lines.get(name)?.quantity ?? 0));
  for (const { name, quantity } of fewer) {
    await setLineQuantity(trxDeps.db, { cartId: cart.id, productId: lines.get(name)?.productId ?? "", quantity });
  }
  const more = quantities.filter((line) => !fewer.includes(line));
  const names = more.map(({ name }) => name);
  const sold = names.length === 0 ? [] : await findForSale(trxDeps.db, names, currency);
  const canComeBack = sold.filter((product) => product.isForSale && !isFree(product));
  let written = fewer.length;
  for (const { name, quantity } of more) {
    const product = canComeBack.find((sale) => sale.name === name);
    if (!product) continue;
    const maxQuantity = maxQuantityOf(name, trxDeps.settings.packPrefix);
    await putLine(trxDeps.db, { cartId: cart.id, productId: product.id, quantity, maxQuantity, now });
    written += 1;
  }
  for (const code of couponsToRemove) if (await takeCartCoupon(trxDeps.db, cart.id, code)) written += 1;
  const room = MAX_CART_COUPONS - (await listCartCoupons(trxDeps.db, cart.id)).length;
  for (const code of couponsToAdd.slice(0, Math.max(0, room))) {
    if (await putCartCoupon(trxDeps.db, { cartId: cart.id, code, now })) written += 1;
  }
  return written;
}
