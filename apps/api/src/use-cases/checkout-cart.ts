import { fail, type Result } from "@shop/kernel";
import type { Currency } from "@shop/pricing";
import { listHeldLines } from "../db/repositories/cart-lines.ts";
import { findCart } from "../db/repositories/carts.ts";
import { findForSale } from "../db/repositories/products.ts";
import type { Deps } from "../deps.ts";
import type { PaymentSession } from "../payments/payment-provider.ts";
import type { QuantityOfOrderable } from "../payments/price-order.ts";
import { createOrder } from "./create-order.ts";
import { toOrderable } from "./order-items.ts";

export interface CartCheckout {
  readonly userId: string;
  readonly currency: Currency;
  readonly landingUrl: string;
  readonly backlinkUrl: string;
}

/**
 * Orders what the account's cart shows: products that are no longer sold are neither shown nor charged. The cart is left
 * as it is until the payment's webhook comes. Failures: `cart.empty`, and those of `createOrder`.
 */
export async function checkoutCart(deps: Deps, input: CartCheckout): Promise<Result<PaymentSession>> {
  const cart = await readCart(deps, input.userId, input.currency);
  if (!cart) return fail({ code: "cart.empty" });
  return createOrder(deps, { ...input, kind: "cart", cartId: cart.cartId, items: cart.items });
}

/** The items of a user's cart that can be bought now, or null where there is no cart. */
export async function readCart(
  deps: Deps,
  userId: string,
  currency: Currency,
): Promise<{ cartId: string; items: QuantityOfOrderable[] } | null> {
  const cart = await findCart(deps.db, { userId }, new Date(deps.clock.nowMs()));
  if (!cart) return null;
  const lines = await listHeldLines(deps.db, cart.id);
  if (lines.length === 0) return { cartId: cart.id, items: [] };
  const rows = await findForSale(
    deps.db,
    lines.map((line) => line.name),
    currency,
  );
  const products = new Map(rows.filter((row) => row.is_for_sale).map((row) => [row.id, toOrderable(row)]));
  const items = lines.flatMap(({ productId, quantity }) => {
    const product = products.get(productId);
    return product ? [{ product, quantity }] : [];
  });
  return { cartId: cart.id, items };
}
