import { hashSecret } from "../platform/secrets.ts";
import type { Deps } from "../ports/deps.ts";
import { type CartHolder, deleteCart, findCart, lockCart, lockCarts } from "./carts.ts";
import { mergeVisitorCart, moveLines } from "./merge-visitor-cart.ts";
import { cartTimes, changeCart } from "./open-cart.ts";

export interface TakeOver {
  /** The key of the cart from a host's page. */
  readonly cartKey: string;
  /** The browser it arrives in: the logged-in user's, or one that may have a visitor's cart of its own. */
  readonly userId: string | null;
  readonly visitorId: string | null;
  readonly ownCartKey: string | null;
}

/**
 * Takes over the cart of a host's page. If a user is logged in, it is merged into the account's cart, as at a login. Otherwise it becomes
 * this browser's cart, together with that browser's previous contents, within the cart's limits. It stays the host page's cart too: both
 * have its key. Returns the key that this browser uses from now on; null if there is no such cart or it was merged into the account's.
 */
export async function takeOverCart(deps: Deps, input: TakeOver): Promise<string | null> {
  const { cartKey, userId } = input;
  if (userId !== null) {
    await mergeVisitorCart(deps, { visitorId: null, cartKey, userId });
    return null;
  }
  return changeCart(deps, async (trxDeps) => {
    const times = cartTimes(trxDeps);
    const keyHash = hashSecret(cartKey);
    const ownKeyHash = input.ownCartKey === null ? null : hashSecret(input.ownCartKey);
    const ofHost: CartHolder = { userId: null, visitorId: null, keyHash };
    const ofBrowser: CartHolder = { userId: null, visitorId: input.visitorId, keyHash: ownKeyHash };
    const found = [await findCart(trxDeps.db, ofHost, times.now), await findCart(trxDeps.db, ofBrowser, times.now)];
    await lockCarts(
      trxDeps.db,
      found.flatMap((cart) => cart?.id ?? []),
    );
    const brought = await lockCart(trxDeps.db, ofHost, times);
    if (!brought) return null;
    const own = await lockCart(trxDeps.db, ofBrowser, times);
    if (own && own.id !== brought.id) {
      await moveLines(trxDeps, trxDeps.db, { from: own.id, to: brought.id, now: times.now });
      await deleteCart(trxDeps.db, own.id);
    }
    return cartKey;
  });
}
