import type { WireCart } from "@shop/api-client/contract";
import { ok, type Result } from "@shop/kernel";
import { deleteLines } from "../db/repositories/cart-lines.ts";
import type { Deps } from "../deps.ts";
import type { CallContext } from "../routes/call-context.ts";
import { changeCart, holdOpenCart } from "./open-cart.ts";
import { priceOpenCart } from "./read-cart.ts";

/** Empties the caller's cart. The cart itself stays, with what was last removed. */
export function clearCart(deps: Deps, context: CallContext): Promise<Result<WireCart>> {
  return changeCart(deps, async (held) => {
    const cart = await holdOpenCart(held, context);
    if (cart) await deleteLines(held.db, cart.id);
    return ok(await priceOpenCart(held, context, cart));
  });
}
