import { CART_LIFE_MS } from "@shop/cart";
import { randomUuid } from "@shop/kernel";
import {
  attachCart,
  type CartHolder,
  type FoundCart,
  findCart,
  insertCart,
  setCartKey,
} from "../db/repositories/carts.ts";
import { isUniqueViolation } from "../db/unique-violation.ts";
import type { Deps } from "../deps.ts";
import type { CallContext } from "../routes/call-context.ts";
import { hashSecret, sign } from "../secrets.ts";

/** Whose cart a call means: the session decides; token and cookie count for visitors alone. */
export function holderOf(context: Pick<CallContext, "session" | "visitorId" | "cartKey">): CartHolder {
  if (context.session) return { userId: context.session.userId };
  const keyHash = context.cartKey === null ? null : hashSecret(context.cartKey);
  return { userId: null, visitorId: context.visitorId, keyHash };
}

/** The caller's cart, or null. One that only its cookie still knew is given to the visitor of the new token. */
export async function findOpenCart(deps: Deps, context: CallContext): Promise<FoundCart | null> {
  const cart = await findCart(deps.db, holderOf(context), new Date(deps.clock.nowMs()));
  if (cart && !context.session && context.visitorId && cart.visitorId !== context.visitorId) {
    await attachCart(deps.db, cart.id, context.visitorId).catch(ignoreUniqueViolation);
  }
  return cart;
}

/** The caller's cart, made if there is none. Null only where another call has just taken it away. */
export async function ensureOpenCart(deps: Deps, context: CallContext): Promise<FoundCart | null> {
  const found = await findOpenCart(deps, context);
  if (found) return found;
  const id = randomUuid(deps.random);
  const nowMs = deps.clock.nowMs();
  const userId = context.session?.userId ?? null;
  await insertCart(deps.db, {
    id,
    userId,
    visitorId: userId === null ? context.visitorId : null,
    keyHash: userId === null ? hashSecret(cartKeyOf(deps, id)) : null,
    now: new Date(nowMs),
    expiresAt: new Date(nowMs + CART_LIFE_MS),
  });
  return findOpenCart(deps, context);
}

/** Gives a visitor's browser the cart's cookie for another 30 days. A user's cart has none: it is found by the session. */
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

/** Follows from the cart's id and our secret alone: calls at once, none of which has the cookie yet, all set the same. */
function cartKeyOf(deps: Deps, cartId: string): string {
  return sign(deps.settings.secret, ["cartKey", cartId]);
}

/** Another call of the same visitor was first; its cart is the one that counts from now on. */
function ignoreUniqueViolation(error: unknown): void {
  if (!isUniqueViolation(error)) throw error;
}
