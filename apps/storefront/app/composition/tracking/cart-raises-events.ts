import type { CartTracking } from "@shop/cart/store";
import type { EventRelay } from "./event-relay.ts";

/** What is added to the cart and removed, once the server has accepted it. Carts are priced with VAT. Source: CART-12. */
export function cartRaisesEvents(events: Pick<EventRelay, "raise">): CartTracking {
  return ({ kind, name, quantity, priceMinor, currency }) =>
    events.raise({
      name: kind === "added" ? "add_to_cart" : "remove_from_cart",
      data: {
        items: [{ name, quantity, priceMinor }],
        money: { valueMinor: priceMinor * quantity, currency, basis: "gross" },
      },
    });
}
