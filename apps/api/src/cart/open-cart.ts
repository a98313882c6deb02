import { CART_LIFE_MS } from "@shop/cart";
import { randomUuid } from "@shop/kernel";
import { inTransaction } from "../platform/database/in-transaction.ts";
import { hashSecret, sign } from "../platform/secrets.ts";
import type { Deps } from "../ports/deps.ts";
import type { CallContext } from "../users/index.ts";
import {
  attachCart,
  type CartHolder,
  type CartTimes,
  type FoundCart,
  lockCart,
  makeCart,
  type NewCart,
  setCartKey,
} from "./carts.ts";

/** Whose cart a call refers to. The session decides; token and cookie apply to visitors only. */
export function holderOf(context: Pick<CallContext, "session" | "visitorId" | "cartKey">): CartHolder {
  if (context.session) return { userId: context.session.userId };
  const keyHash = context.cartKey === null ? null : hashSecret(context.cartKey);
  return { userId: null, visitorId: context.visitorId, keyHash };
}

/** Changes a cart in one transaction: the one already open, or a new one. `deps.db` is that transaction. */
export function changeCart<Value>(deps: Deps, change: (trxDeps: Deps) => Promise<Value>): Promise<Value> {
  return inTransaction(deps.db, (trx) => change({ ...deps, db: trx }));
}

/** The caller's cart, locked for a change and with its expiry extended, or null. */
export async function lockOpenCart(trxDeps: Deps, context: CallContext): Promise<FoundCart | null> {
  const cart = await lockCart(trxDeps.db, holderOf(context), cartTimes(trxDeps));
  if (cart) await attachToVisitor(trxDeps, context, cart);
  return cart;
}

/** The caller's locked cart, assigned to its visitor; created if none was found. */
export async function keepOrMakeCart(trxDeps: Deps, context: CallContext, found: FoundCart | null): Promise<FoundCart> {
  if (found) {
    await attachToVisitor(trxDeps, context, found);
    return found;
  }
  return makeCart(trxDeps.db, newCart(trxDeps, context));
}

/** A cart to be created for the caller. */
export function newCart(deps: Deps, context: CallContext): NewCart {
  const id = randomUuid(deps.random);
  const userId = context.session?.userId ?? null;
  return {
    id,
    userId,
    visitorId: userId === null ? context.visitorId : null,
    keyHash: userId === null ? hashSecret(cartKeyOf(deps, id)) : null,
    ...cartTimes(deps),
  };
}

/** Now, and when a cart ends that is changed now. */
export function cartTimes({ clock }: Pick<Deps, "clock">): CartTimes {
  const nowMs = clock.nowMs();
  return { now: new Date(nowMs), expiresAt: new Date(nowMs + CART_LIFE_MS) };
}

/** A cart that was found by its cookie stays with the token of the call. */
export async function attachToVisitor(deps: Deps, context: CallContext, cart: FoundCart): Promise<void> {
  const { visitorId } = context;
  if (context.session || visitorId === null || cart.visitorId === visitorId) return;
  await inTransaction(deps.db, (trx) => attachCart(trx, cart.id, visitorId));
}

/** Extends the cart's cookie in a visitor's browser by 30 days. A user's cart has none: it is found by the session. */
export async function renewCartCookie(deps: Deps, context: CallContext, cart: FoundCart): Promise<void> {
  if (context.session) return;
  const key = context.cartKey && hasCartCookie(context, cart) ? context.cartKey : cartKeyOf(deps, cart.id);
  if (hashSecret(key) !== cart.keyHash) await setCartKey(deps.db, cart.id, hashSecret(key));
  context.cookies.setCartKey(key, deps.clock.nowMs() + CART_LIFE_MS);
}

/** Whether the caller's cookie is this cart's. */
export function hasCartCookie(context: CallContext, cart: FoundCart): boolean {
  return context.cartKey !== null && hashSecret(context.cartKey) === cart.keyHash;
}

/** Derived from the cart's id and our secret only, so concurrent calls that have no cookie yet all set the same one. */
function cartKeyOf(deps: Deps, cartId: string): string {
  return sign(deps.settings.secret, ["cartKey", cartId]);
}
