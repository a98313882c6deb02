import type { AuthStore } from "@shop/auth-ui/store";
import type { CartStore } from "@shop/cart/store";
import type { EventRelay } from "./event-relay.ts";
import { saleOfCart } from "./sale-of-cart.ts";

/**
 * A login reports what the cart contains once it is the customer's: until then nobody knew whose it was. Connect it after what refreshes the
 * cart. A tab that finds somebody logged in reports nothing. Source: AUTH-12.
 */
export function loginReportsCart({
  auth,
  cart,
  events,
}: {
  readonly auth: Pick<AuthStore, "subscribe" | "getState">;
  readonly cart: Pick<CartStore, "getState" | "settled">;
  readonly events: Pick<EventRelay, "raise">;
}): () => void {
  const report = async () => {
    await cart.settled();
    const sale = saleOfCart(cart.getState());
    if (sale && auth.getState().status === "customer") events.raise({ name: "cart_at_login", data: sale });
  };
  return auth.subscribe((state, before) => {
    if (state.status === "customer" && before.status === "visitor") void report();
  });
}
