import type { WireCart } from "@shop/api-client/contract";
import { checkAdd, maxQuantityOf } from "@shop/cart";
import { fail, ok, type Result } from "@shop/kernel";
import type { CallContext } from "../http/call-context.ts";
import type { Deps } from "../ports/deps.ts";
import { noteChange } from "./carts.ts";
import { cartTimes, changeCart, holderOf, keepOrMakeCart, renewCartCookie } from "./open-cart.ts";
import { addLine, holdCartForAdd } from "./open-carts.ts";
import { priceOpenCart } from "./read-cart.ts";
import { saleFacts } from "./sale-facts.ts";

/**
 * Adds a product to the caller's cart, within the cart's limits, which one conditional write holds.
 * Failures: `cart.packAlreadyInCart`, `cart.itemLimitReached`, `cart.freeProduct`, `cart.couldNotAdd`.
 */
export async function addToCart(
  deps: Deps,
  context: CallContext,
  wanted: { readonly product: string; readonly quantity: number },
): Promise<Result<WireCart>> {
  const { packPrefix } = deps.settings;
  return changeCart(deps, async (held) => {
    const times = cartTimes(held);
    const { cart: found, sale } = await holdCartForAdd(held.db, holderOf(context), times, {
      product: wanted.product,
      currency: context.currency,
    });
    if (!sale) return fail({ code: "cart.couldNotAdd" });
    const product = saleFacts(sale);
    const alone = checkAdd(0, product, wanted.quantity, packPrefix);
    if (!alone.isOk) return alone;
    const cart = await keepOrMakeCart(held, context, found);
    const maxQuantity = maxQuantityOf(product.name, packPrefix);
    const line = { cartId: cart.id, productId: sale.id, quantity: wanted.quantity, maxQuantity };
    if (!(await addLine(held.db, { ...line, now: times.now }))) {
      // The write refused what would be more than the limit: the rule asked about a full line says it in the shop's words.
      const refused = checkAdd(maxQuantity, product, wanted.quantity, packPrefix);
      return refused.isOk ? fail({ code: "cart.couldNotAdd" }) : refused;
    }
    await noteChange(held.db, cart.id, { kind: "add", name: product.name, quantity: wanted.quantity });
    await renewCartCookie(held, context, cart);
    return ok(await priceOpenCart(held, context, cart));
  });
}
