import type { WireCart } from "@shop/api-client/contract";
import { ok, type Result } from "@shop/kernel";
import { deleteLines } from "../db/repositories/cart-lines.ts";
import type { Deps } from "../deps.ts";
import type { CallContext } from "../routes/call-context.ts";
import { findOpenCart } from "./open-cart.ts";
import { priceOpenCart } from "./read-cart.ts";

/** Empties the caller's cart. The cart itself stays, with what was last removed. */
export async function clearCart(deps: Deps, context: CallContext): Promise<Result<WireCart>> {
  const cart = await findOpenCart(deps, context);
  if (cart) await deleteLines(deps.db, cart.id);
  return ok(await priceOpenCart(deps, context, cart));
}
