import type { WireCart } from "@shop/api-client/contract";
import { CART_LIFE_MS, checkAdd, maxQuantityOf } from "@shop/cart";
import { fail, ok, type Result } from "@shop/kernel";
import { addLine } from "../db/repositories/cart-lines.ts";
import { findCart } from "../db/repositories/carts.ts";
import { findForSale } from "../db/repositories/products.ts";
import type { Deps } from "../deps.ts";
import type { CallContext } from "../routes/call-context.ts";
import { ensureOpenCart, holderOf, renewCartCookie } from "./open-cart.ts";
import { priceOpenCart } from "./read-cart.ts";

/** A cart can vanish under an add only by a login or its end; one further try each is plenty. */
const MAX_CART_TRIES = 3;

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
  const [sale] = await findForSale(deps.db, [wanted.product], context.currency);
  if (!sale) return fail({ code: "cart.couldNotAdd" });
  const product = { name: sale.name, isFree: sale.full_price_minor === 0, isForSale: sale.is_for_sale };
  const alone = checkAdd(0, product, wanted.quantity, packPrefix);
  if (!alone.isOk) return alone;
  const maxQuantity = maxQuantityOf(product.name, packPrefix);
  for (let tries = 0; tries < MAX_CART_TRIES; tries += 1) {
    const cart = await ensureOpenCart(deps, context);
    if (!cart) continue;
    const nowMs = deps.clock.nowMs();
    const line = { cartId: cart.id, productId: sale.id, quantity: wanted.quantity, maxQuantity };
    const times = { now: new Date(nowMs), expiresAt: new Date(nowMs + CART_LIFE_MS) };
    if (await addLine(deps.db, { ...line, ...times })) {
      await renewCartCookie(deps, context, cart);
      return ok(await priceOpenCart(deps, context, cart));
    }
    const isStillThere = (await findCart(deps.db, holderOf(context), times.now))?.id === cart.id;
    // The write refused what would be more than the limit: the rule asked about a full line says it in the shop's words.
    const refused = checkAdd(maxQuantity, product, wanted.quantity, packPrefix);
    if (isStillThere && !refused.isOk) return refused;
  }
  return fail({ code: "cart.couldNotAdd" });
}
