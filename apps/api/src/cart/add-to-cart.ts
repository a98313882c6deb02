import type { WireCart } from "@shop/api-client/contract";
import { checkAdd, maxQuantityOf, type ProductToAdd } from "@shop/cart";
import { fail, type Result } from "@shop/kernel";
import { type Currency, NO_CUSTOMER_FACTS } from "@shop/pricing";
import { findForSale, type OrderableProduct } from "../catalogue/index.ts";
import { failedAnswer, validAnswer } from "../http/envelope.ts";
import type { ActAtOnce } from "../http/served-calls.ts";
import type { Deps } from "../ports/deps.ts";
import { isFree } from "../sales/index.ts";
import type { CallContext } from "../users/index.ts";
import { addAtOnce } from "./add-at-once.ts";
import type { CartSource } from "./cart-source.ts";
import { deleteExpiredCart, findCart } from "./carts.ts";
import { MAX_ADD_TRIES } from "./limits.ts";
import { attachToVisitor, cartTimes, holderOf, newCart, renewCartCookie } from "./open-cart.ts";
import { dropFreeLines, priceSource } from "./read-cart.ts";

interface WantedProduct {
  readonly product: string;
  readonly quantity: number;
}

/**
 * Adds a product to the caller's cart in one statement, within the cart's limits. The rules are checked against the product as this process
 * remembers it, and the statement adds it only if that is still current. Otherwise the product is read again, an expired cart is deleted, a
 * cart that only the cookie identifies is assigned to its visitor, and the statement runs again. Created once per app. It remembers at most
 * one entry per product and currency.
 */
export function createAddToCart(): ActAtOnce<Deps, CallContext> {
  const remembered = new Map<string, OrderableProduct>();
  return {
    act: async (deps, context, payload, keyed) => {
      // The payload has just passed this operation's schema.
      const { product, quantity } = payload as WantedProduct;
      const { packPrefix } = deps.settings;
      const name = `${context.currency} ${product}`;
      let mayMake = context.session !== null || context.cartKey === null;
      for (let tries = 0; tries < MAX_ADD_TRIES; tries += 1) {
        const known = remembered.get(name);
        const sale = known ?? (await findOne(deps, product, context.currency));
        const isAllowed = sale !== undefined && checkAdd(0, toAdd(sale), quantity, packPrefix).isOk;
        if (!isAllowed && !known) return null;
        if (isAllowed) {
          const added = await addAtOnce(deps.db, {
            ...{ sale, quantity, maxQuantity: maxQuantityOf(sale.name, packPrefix), keyed, mayMake },
            cart: newCart(deps, context),
            currency: context.currency,
            guestId: context.session ? null : context.guestId,
            shopper: context.session?.prices.facts ?? NO_CUSTOMER_FACTS,
          });
          if (added === "rejected") return null;
          if (added !== "notAsBelieved") {
            remembered.set(name, sale);
            await renewCartCookie(deps, context, added.cart);
            await dropFreeLines(deps, added.cart.id, added.source);
            return validAnswer(priceSource(added.source, context.locale));
          }
        }
        remembered.delete(name);
        await makeRoomForAdd(deps, context);
        mayMake = true;
      }
      // The product or the cart changed on every try. This response isn't stored: the next call may succeed.
      return failedAnswer({ code: "api.busy" });
    },
    remake: (source, locale) => validAnswer(priceSource(source as CartSource, locale)),
  };
}

/** A product as the cart's limits see it. */
function toAdd(sale: OrderableProduct): ProductToAdd {
  return { ...sale, isFree: isFree(sale) };
}

async function findOne(deps: Deps, product: string, currency: Currency): Promise<OrderableProduct | undefined> {
  const [sale] = await findForSale(deps.db, [product], currency);
  return sale;
}

/** The statement doesn't replace an expired cart, and finds a visitor's cart by its token only. */
async function makeRoomForAdd(deps: Deps, context: CallContext): Promise<void> {
  await deleteExpiredCart(deps.db, newCart(deps, context));
  if (context.session) return;
  const cart = await findCart(deps.db, holderOf(context), cartTimes(deps).now);
  if (cart) await attachToVisitor(deps, context, cart);
}

/**
 * Determines why nothing was added.
 * Failures: `cart.packAlreadyInCart`, `cart.itemLimitReached`, `cart.freeProduct`, `cart.couldNotAdd`.
 */
export async function explainRefusedAdd(
  deps: Deps,
  context: CallContext,
  { product, quantity }: WantedProduct,
): Promise<Result<WireCart>> {
  const { packPrefix } = deps.settings;
  const sale = await findOne(deps, product, context.currency);
  if (!sale) return fail({ code: "cart.couldNotAdd" });
  const alone = checkAdd(0, toAdd(sale), quantity, packPrefix);
  if (!alone.isOk) return alone;
  // The statement rejected a quantity over the limit. Checking the rule with a full line returns the shop's own failure for it.
  const refused = checkAdd(maxQuantityOf(sale.name, packPrefix), toAdd(sale), quantity, packPrefix);
  return refused.isOk ? fail({ code: "cart.couldNotAdd" }) : refused;
}
