import { VISIT_COOKIE } from "@shop/api-client/contract";
import type { AuthStore } from "@shop/auth-ui/store";
import type { CartStore } from "@shop/cart/store";
import type { KeyValueStorage } from "@shop/kernel";

/**
 * Marks a visit of somebody who is logged in or has something in the cart, so that the next visit loads it. The mark is removed when
 * neither applies any more.
 */
export function visitLeavesMark(stores: {
  auth: Pick<AuthStore, "getState" | "subscribe">;
  cart: Pick<CartStore, "getState" | "subscribe">;
  choices: KeyValueStorage;
}): () => void {
  const { auth, cart, choices } = stores;
  const look = () => {
    const { status } = auth.getState();
    const { products, status: cartStatus } = cart.getState();
    if (status === "customer" || products.length > 0) {
      if (choices.get(VISIT_COOKIE) === undefined) choices.set(VISIT_COOKIE, "1");
    } else if (status === "visitor" && cartStatus === "ready") choices.remove(VISIT_COOKIE);
  };
  const ends = [auth.subscribe(look), cart.subscribe(look)];
  return () => {
    for (const end of ends) end();
  };
}
