import type { WireCart } from "@shop/api-client/contract";
import { priceCart } from "@shop/pricing";
import { listSaleLines } from "../db/repositories/cart-lines.ts";
import type { FoundCart } from "../db/repositories/carts.ts";
import type { Deps } from "../deps.ts";
import type { CallContext } from "../routes/call-context.ts";
import { findOpenCart, hasCartCookie, renewCartCookie } from "./open-cart.ts";

/** The caller's cart as it is now, priced now by the shop's own catalogue and rules. */
export async function readCart(deps: Deps, context: CallContext): Promise<WireCart> {
  const cart = await findOpenCart(deps, context);
  // The answer that brought the cookie may have been lost: a kept answer to a repeat brings none.
  if (cart && !hasCartCookie(context, cart)) await renewCartCookie(deps, context, cart);
  return priceOpenCart(deps, context, cart);
}

/** The same of a cart that has been found already; null is the empty cart. */
export async function priceOpenCart(deps: Deps, context: CallContext, cart: FoundCart | null): Promise<WireCart> {
  const lines = cart ? await listSaleLines(deps.db, cart.id, context.currency) : [];
  const priced = priceCart({ currency: context.currency, isLoggedIn: context.session !== null, lines });
  const idByName = new Map(lines.map((line) => [line.name, line.productId]));
  return {
    products: priced.lines.map((line) => ({
      id: idByName.get(line.name) ?? "",
      name: line.name,
      quantity: line.quantity,
      price: line.unitRegularMinor,
      price_discount: line.unitPriceMinor,
    })),
    total_regular: priced.totalRegularMinor,
    total_discount: priced.totalMinor,
    currency: context.currency,
    coupons: [],
    lastRemovedProduct: cart?.lastRemoved ?? null,
  };
}
