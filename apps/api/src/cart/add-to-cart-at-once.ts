import type { WireCart } from "@shop/api-client/contract";
import { checkAdd, maxQuantityOf } from "@shop/cart";
import type { Currency } from "@shop/pricing";
import { findForSale, type SaleRow } from "../catalogue/products.ts";
import type { CallContext } from "../http/call-context.ts";
import type { KeyedAct } from "../http/idempotency-keys.ts";
import type { Deps } from "../ports/deps.ts";
import { toShopperFacts } from "../sales/personal-prices.ts";
import { addAtOnce } from "./add-at-once.ts";
import { newCart, renewCartCookie } from "./open-cart.ts";
import { dropFreeLines, priceSource } from "./read-cart.ts";
import { saleFacts } from "./sale-facts.ts";

/** `addToCart` with its key, in one statement. Null: nothing was added, and the act has to be done by parts. */
export type AddToCartAtOnce = (
  deps: Deps,
  context: CallContext,
  wanted: { readonly product: string; readonly quantity: number },
  keyed: KeyedAct,
) => Promise<WireCart | null>;

/**
 * The usual add: the rules say yes to a product as this process remembers it, and the statement adds where it is still so.
 * All else is told apart by parts. Made once an app; it remembers no more than there are products, by currency.
 */
export function createAddToCartAtOnce(): AddToCartAtOnce {
  const remembered = new Map<string, SaleRow>();
  return async (deps, context, { product, quantity }, keyed) => {
    const { packPrefix } = deps.settings;
    const name = `${context.currency} ${product}`;
    const sale = remembered.get(name) ?? (await findOne(deps, product, context.currency));
    if (!sale) return null;
    remembered.set(name, sale);
    const facts = saleFacts(sale);
    const maxQuantity = maxQuantityOf(sale.name, packPrefix);
    const added = checkAdd(0, facts, quantity, packPrefix).isOk
      ? await addAtOnce(deps.db, {
          ...{ sale, quantity, maxQuantity, keyed },
          cart: newCart(deps, context),
          mayMake: context.session !== null || context.cartKey === null,
          currency: context.currency,
          shopper: toShopperFacts(context.session?.prices ?? null),
        })
      : null;
    if (!added) {
      remembered.delete(name);
      return null;
    }
    await renewCartCookie(deps, context, added.cart);
    await dropFreeLines(deps, added.cart.id, added.source);
    return priceSource(added.source);
  };
}

async function findOne(deps: Deps, product: string, currency: Currency): Promise<SaleRow | undefined> {
  const [sale] = await findForSale(deps.db, [product], currency);
  return sale;
}
