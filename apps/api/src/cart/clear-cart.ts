import type { WireCart } from "@shop/api-client/contract";
import { ok, type Result } from "@shop/kernel";
import type { Deps } from "../ports/deps.ts";
import type { CallContext } from "../users/index.ts";
import { deleteCartCoupons, listCartCoupons } from "./cart-coupons.ts";
import { deleteLines, listCartLines } from "./cart-lines.ts";
import { noteChange } from "./carts.ts";
import { changeCart, lockOpenCart } from "./open-cart.ts";
import { priceOpenCart } from "./read-cart.ts";

/** Empties the caller's cart and removes its coupons. The cart itself stays, with what was last removed. */
export function clearCart(deps: Deps, context: CallContext): Promise<Result<WireCart>> {
  return changeCart(deps, async (trxDeps) => {
    const cart = await lockOpenCart(trxDeps, context);
    if (!cart) return ok(await priceOpenCart(trxDeps, context, null));
    const lines = (await listCartLines(trxDeps.db, cart.id)).map(({ name, quantity }) => ({ name, quantity }));
    const coupons = await listCartCoupons(trxDeps.db, cart.id);
    if (lines.length + coupons.length > 0) {
      await deleteLines(trxDeps.db, cart.id);
      await deleteCartCoupons(trxDeps.db, cart.id);
      await noteChange(trxDeps.db, cart.id, { kind: "clear", lines, coupons });
    }
    return ok(await priceOpenCart(trxDeps, context, cart));
  });
}
