import type { Currency } from "@shop/pricing";
import type { CartChange } from "./apply-change.ts";
import { type Cart, type CartLine, quantityInCart } from "./cart.ts";

/** An item that was added to or removed from a cart, as reported to analytics. `priceMinor`: the shopper's price of one unit. */
export interface TrackedItem {
  readonly kind: "added" | "removed";
  readonly name: string;
  readonly quantity: number;
  readonly priceMinor: number;
  readonly currency: Currency;
}

/** The items of a change that the server has agreed to, given the cart before and after it. Source: CART-12. */
export function trackedItems(change: CartChange, before: Cart, after: Cart): readonly TrackedItem[] {
  switch (change.kind) {
    case "add":
      return itemOf("added", change.name, change.quantity, after);
    case "remove":
      return itemOf("removed", change.name, Math.min(change.quantity, inCart(before, change.name)), before);
    case "clear":
      return before.products.flatMap((line) => itemOf("removed", line.name, line.quantity, before));
    case "undo":
      return differences(before, after);
    case "addCoupon":
    case "removeCoupon":
      return [];
  }
}

function differences(before: Cart, after: Cart): TrackedItem[] {
  const grown = after.products.flatMap(({ name, quantity }) =>
    itemOf("added", name, quantity - inCart(before, name), after),
  );
  const shrunk = before.products.flatMap(({ name, quantity }) =>
    itemOf("removed", name, quantity - inCart(after, name), before),
  );
  return [...grown, ...shrunk];
}

function itemOf(
  kind: TrackedItem["kind"],
  name: string,
  quantity: number,
  { products, currency }: Cart,
): TrackedItem[] {
  const line: CartLine | undefined = products.find((other) => other.name === name);
  return line && quantity > 0 ? [{ kind, name, quantity, priceMinor: line.priceDiscountMinor, currency }] : [];
}

function inCart(cart: Cart, name: string): number {
  return quantityInCart(cart.products, name);
}
