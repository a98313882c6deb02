import type { WireCart } from "@shop/api-client/contract";
import { type DoubledPart, findDoubledParts } from "@shop/cart";
import type { Locale } from "@shop/kernel";
import { NO_CUSTOMER_FACTS, priceCart } from "@shop/pricing";
import type { Deps } from "../ports/deps.ts";
import { isFree, NO_PRICE_FACTS, toPricingInput } from "../sales/index.ts";
import type { CallContext } from "../users/index.ts";
import { deleteSomeLines } from "./cart-lines.ts";
import { type CartSource, type CartView, findCartSource } from "./cart-source.ts";
import type { FoundCart } from "./carts.ts";
import { attachToVisitor, hasCartCookie, holderOf, renewCartCookie } from "./open-cart.ts";
import { findFilledCart } from "./open-carts.ts";

/** The caller's cart as it is now, priced now by the shop's own catalogue and rules. */
export async function readCart(deps: Deps, context: CallContext): Promise<WireCart> {
  const view = cartView(deps, context);
  const found = await findFilledCart(deps.db, holderOf(context), view);
  if (!found) return priceSource(emptySource(view), context.locale);
  await attachToVisitor(deps, context, found.cart);
  // The response that set the cookie may have been lost, and a stored response to a repeat sets none.
  if (!hasCartCookie(context, found.cart)) await renewCartCookie(deps, context, found.cart);
  await dropFreeLines(deps, found.cart.id, found.source);
  return priceSource(found.source, context.locale);
}

/** The same for a cart that was already found, and perhaps changed; null is the empty cart. */
export async function priceOpenCart(deps: Deps, context: CallContext, cart: FoundCart | null): Promise<WireCart> {
  return priceSource(await readSource(deps, context, cart), context.locale);
}

/** Everything needed to price the found cart now; null is the empty cart. Products that are free now are removed from the cart. */
export async function readSource(deps: Deps, context: CallContext, cart: FoundCart | null): Promise<CartSource> {
  const view = cartView(deps, context);
  if (!cart) return emptySource(view);
  const source = await findCartSource(deps.db, cart.id, view);
  await dropFreeLines(deps, cart.id, source);
  return source;
}

/**
 * Removes products that have become free since they were added, by another currency or another price: free products aren't sold.
 * Source: CART-04.
 */
export async function dropFreeLines({ db }: Pick<Deps, "db">, cartId: string, { lines }: CartSource): Promise<void> {
  const free = lines.filter(isFree).map(({ productId }) => productId);
  if (free.length > 0) await deleteSomeLines(db, cartId, free);
}

/** As whom, when and in which currency the caller looks at a cart. */
function cartView({ clock }: Pick<Deps, "clock">, { currency, session, guestId }: CallContext): CartView {
  const shopper = session?.prices.facts ?? NO_CUSTOMER_FACTS;
  return {
    currency,
    shopper,
    userId: session?.userId ?? null,
    guestId: session ? null : guestId,
    now: new Date(clock.nowMs()),
  };
}

function emptySource({ currency, shopper, userId, now }: CartView): CartSource {
  const nothing = { lines: [], codes: [], facts: NO_PRICE_FACTS, lastRemoved: null, canUndo: false };
  return { currency, shopper, isLoggedIn: userId !== null, nowMs: now.getTime(), ...nothing };
}

/**
 * The same source produces the same response, with the campaigns' titles in a language. Products that are free now are named, but neither
 * shown nor priced.
 */
export function priceSource({ lines: all, lastRemoved, canUndo, ...source }: CartSource, locale: Locale): WireCart {
  const lines = all.filter((line) => !isFree(line));
  const freeProducts = all.filter(isFree).map(({ name }) => name);
  const { input, coupons } = toPricingInput({ ...source, items: lines, locale });
  const priced = priceCart(input);
  const refused = coupons.flatMap(({ code, refusal }) => (refusal === null ? [] : [{ coupon: code, code: refusal }]));
  const doubled = findDoubledParts(input);
  return {
    products: priced.lines.map((line, index) => ({
      id: lines[index]?.productId ?? "",
      name: line.name,
      quantity: line.quantity,
      price: line.unitRegularMinor,
      price_discount: line.unitPriceMinor,
      type: lines[index]?.type,
    })),
    total_regular: priced.totalRegularMinor,
    total_discount: priced.totalMinor,
    currency: source.currency,
    coupons: [...source.codes],
    ...(refused.length > 0 ? { refused_coupons: refused } : {}),
    ...(priced.multiBuyMinor > 0 ? { multi_buy_discount: priced.multiBuyMinor } : {}),
    ...(priced.coupons.length > 0
      ? { coupon_discounts: priced.coupons.map(({ code, amountMinor }) => ({ code, amount: amountMinor })) }
      : {}),
    ...(freeProducts.length > 0 ? { free_products: freeProducts } : {}),
    ...(doubled.length > 0 ? { doubled_parts: doubled.map(toWirePart) } : {}),
    lastRemovedProduct: lastRemoved,
    pricing: { ...input, lines: input.lines.map((line) => ({ ...line })) },
    can_undo: canUndo,
  };
}

function toWirePart({ name, bundleName, quantity, savedMinor }: DoubledPart) {
  return { name, bundle: bundleName, quantity, saved: savedMinor };
}
