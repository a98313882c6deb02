import type { WireCart } from "@shop/api-client/contract";
import { checkRemove } from "@shop/cart";
import { fail, ok, type Result } from "@shop/kernel";
import type { Deps } from "../ports/deps.ts";
import type { CallContext } from "../users/index.ts";
import { listHeldLines, setLineQuantity } from "./cart-lines.ts";
import { noteChange } from "./carts.ts";
import { changeCart, holdOpenCart, renewCartCookie } from "./open-cart.ts";
import { priceOpenCart } from "./read-cart.ts";

/** Removes some or all of a product; a quantity above what is there removes all. Failure: `cart.notInCart`. */
export function removeFromCart(
  deps: Deps,
  context: CallContext,
  wanted: { readonly product: string; readonly quantity: number },
): Promise<Result<WireCart>> {
  return changeCart(deps, async (held) => {
    const cart = await holdOpenCart(held, context);
    if (!cart) return fail({ code: "cart.notInCart" });
    const line = (await listHeldLines(held.db, cart.id)).find(({ name }) => name === wanted.product);
    const left = checkRemove(line?.quantity ?? 0, wanted.quantity);
    if (!left.isOk) return left;
    if (!line) return fail({ code: "cart.notInCart" });
    await setLineQuantity(held.db, { cartId: cart.id, productId: line.productId, quantity: left.value });
    const removed = { name: line.name, quantity: line.quantity - left.value };
    await noteChange(held.db, cart.id, { kind: "remove", ...removed }, removed);
    await renewCartCookie(held, context, cart);
    return ok(await priceOpenCart(held, context, cart));
  });
}
