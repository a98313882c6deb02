import type { WireCart } from "@shop/api-client/contract";
import { priceCart } from "@shop/pricing";
import { listSaleLines, type SaleLine } from "../db/repositories/cart-lines.ts";
import type { FoundCart } from "../db/repositories/carts.ts";
import { type CartSource, findFilledCart } from "../db/repositories/open-carts.ts";
import type { Deps } from "../deps.ts";
import type { CallContext } from "../routes/call-context.ts";
import { attachToVisitor, hasCartCookie, holderOf, renewCartCookie } from "./open-cart.ts";

/** The caller's cart as it is now, priced now by the shop's own catalogue and rules. */
export async function readCart(deps: Deps, context: CallContext): Promise<WireCart> {
  const found = await findFilledCart(deps.db, holderOf(context), context.currency, new Date(deps.clock.nowMs()));
  if (!found) return priceLines(context, null, []);
  await attachToVisitor(deps, context, found.cart);
  // The answer that brought the cookie may have been lost: a kept answer to a repeat brings none.
  if (!hasCartCookie(context, found.cart)) await renewCartCookie(deps, context, found.cart);
  return priceLines(context, found.cart, found.lines);
}

/** The same of a cart that has been found already; null is the empty cart. */
export async function priceOpenCart(deps: Deps, context: CallContext, cart: FoundCart | null): Promise<WireCart> {
  return priceLines(context, cart, cart ? await listSaleLines(deps.db, cart.id, context.currency) : []);
}

/** The same of lines that have been read already. */
export function priceLines(context: CallContext, cart: FoundCart | null, lines: readonly SaleLine[]): WireCart {
  const { currency, session } = context;
  return priceSource({ currency, isLoggedIn: session !== null, lastRemoved: cart?.lastRemoved ?? null, lines });
}

/** The same source makes the same answer. */
export function priceSource({ currency, isLoggedIn, lastRemoved, lines }: CartSource): WireCart {
  const priced = priceCart({ currency, isLoggedIn, lines });
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
    currency,
    coupons: [],
    lastRemovedProduct: lastRemoved,
  };
}
