import type { WireCart } from "@shop/api-client/contract";
import { checkRemove } from "@shop/cart";
import { fail, ok, type Result } from "@shop/kernel";
import type { Deps } from "../ports/deps.ts";
import type { CallContext } from "../users/index.ts";
import { listCartLines, setLineQuantity } from "./cart-lines.ts";
import { noteChange } from "./carts.ts";
import { changeCart, lockOpenCart, renewCartCookie } from "./open-cart.ts";
import { priceOpenCart } from "./read-cart.ts";

/** Removes some or all of a product; a quantity above what is there removes all. Failure: `cart.notInCart`. */
export function removeFromCart(
  deps: Deps,
  context: CallContext,
  wanted: { readonly product: string; readonly quantity: number },
): Promise<Result<WireCart>> {
  return changeCart(deps, async (trxDeps) => {
    const cart = await lockOpenCart(trxDeps, context);
    if (!cart) return fail({ code: "cart.notInCart" });
    const line = (await listCartLines(trxDeps.db, cart.id)).find(({ name }) => name === wanted.product);
    const left = checkRemove(line?.quantity ?? 0, wanted.quantity);
    if (!left.isOk) return left;
    if (!line) return fail({ code: "cart.notInCart" });
    await setLineQuantity(trxDeps.db, { cartId: cart.id, productId: line.productId, quantity: left.value });
    const removed = { name: line.name, quantity: line.quantity - left.value };
    await noteChange(trxDeps.db, cart.id, { kind: "remove", ...removed }, removed);
    await renewCartCookie(trxDeps, context, cart);
    return ok(await priceOpenCart(trxDeps, context, cart));
  });
}
