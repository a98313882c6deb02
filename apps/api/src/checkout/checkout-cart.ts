import { fail, ok, type Result } from "@shop/kernel";
import type { Currency } from "@shop/pricing";
import { findCart, listCartCoupons, listCartLines } from "../cart/index.ts";
import { findForSale } from "../catalogue/index.ts";
import { type Agreement, chooseItems, findOrderOfNothing, ORDER_LIFE_MS } from "../orders/index.ts";
import type { Deps } from "../ports/deps.ts";
import { createOrder, type OrderedItems, type PlacedOrder } from "./create-order.ts";

export interface CartCheckout {
  readonly userId: string;
  readonly currency: Currency;
  readonly landingUrl: string;
  readonly backlinkUrl: string;
  readonly agreement: Agreement | null;
}

/**
 * Orders what the account's cart shows. Products that are no longer sold are neither shown nor charged. The cart stays unchanged until the
 * payment's webhook arrives. An order of zero empties it at once; a repeated request for it, after a lost response or from another tab,
 * returns the same order. Failures: those of `readCartItems` and of `createOrder`.
 */
export async function checkoutCart(deps: Deps, input: CartCheckout): Promise<Result<PlacedOrder>> {
  const { userId, currency, agreement } = input;
  const readItems = () => readCartItems(deps, userId, currency);
  const placed = await createOrder(deps, { ...input, kind: "cart", readItems });
  if (placed.isOk || placed.failure.code !== "cart.empty" || agreement?.totalMinor !== 0) return placed;
  const since = new Date(deps.clock.nowMs() - ORDER_LIFE_MS);
  const orderId = await findOrderOfNothing(deps.db, { userId, currency, since });
  return orderId === null ? placed : ok({ kind: "paid", orderId });
}

/**
 * The contents of a user's cart that can be bought now, with its coupons. The same rules apply as for adding.
 * Failures: `cart.empty`, and those of `chooseItems`. Source: CART-04.
 */
export async function readCartItems(deps: Deps, userId: string, currency: Currency): Promise<Result<OrderedItems>> {
  const cart = await findCart(deps.db, { userId }, new Date(deps.clock.nowMs()));
  const lines = cart ? await listCartLines(deps.db, cart.id) : [];
  if (!cart || lines.length === 0) return fail({ code: "cart.empty" });
  const names = lines.map((line) => line.name);
  const products = (await findForSale(deps.db, names, currency)).filter(({ isForSale }) => isForSale);
  const sold = lines.filter(({ productId }) => products.some(({ id }) => id === productId));
  const { packPrefix } = deps.settings;
  const items = chooseItems(sold, products, { packPrefix, stopOnError: true });
  return items.isOk
    ? ok({ cartId: cart.id, items: items.value, codes: await listCartCoupons(deps.db, cart.id) })
    : items;
}
