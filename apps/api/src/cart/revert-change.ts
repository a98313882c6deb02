import { maxQuantityOf, type QuantityOfProduct } from "@shop/cart";
import type { LastCartChange } from "./tables.ts";

interface CartAsItIs {
  readonly lines: readonly QuantityOfProduct[];
  readonly coupons: readonly string[];
}

/** The writes that undo a change. */
export interface Reversion {
  /** New quantities of lines; 0 removes a line. */
  readonly quantities: readonly QuantityOfProduct[];
  readonly couponsToAdd: readonly string[];
  readonly couponsToRemove: readonly string[];
}

/** Undoes a cart's last change as far as the limits allow. Changes made since by other means stay. Source: CART-07. */
export function revertChange(change: LastCartChange, cart: CartAsItIs, packPrefix: string): Reversion {
  const quantityOf = (name: string) => cart.lines.find((line) => line.name === name)?.quantity ?? 0;
  const putBack = ({ name, quantity }: QuantityOfProduct): QuantityOfProduct => ({
    name,
    quantity: Math.max(quantityOf(name), Math.min(maxQuantityOf(name, packPrefix), quantityOf(name) + quantity)),
  });
  const onlyChanged = (wanted: readonly QuantityOfProduct[]) =>
    wanted.filter(({ name, quantity }) => quantity !== quantityOf(name));
  const missing = (codes: readonly string[]) => codes.filter((code) => !cart.coupons.includes(code));
  const nothing = { quantities: [], couponsToAdd: [], couponsToRemove: [] };
  switch (change.kind) {
    case "add": {
      const { name } = change;
      const left = { name, quantity: Math.max(0, quantityOf(name) - change.quantity) };
      return { ...nothing, quantities: onlyChanged([left]) };
    }
    case "remove":
      return { ...nothing, quantities: onlyChanged([putBack(change)]) };
    case "clear":
      return { ...nothing, quantities: onlyChanged(change.lines.map(putBack)), couponsToAdd: missing(change.coupons) };
    case "addCoupon":
      return { ...nothing, couponsToRemove: cart.coupons.filter((code) => code === change.coupon) };
    case "removeCoupon":
      return { ...nothing, couponsToAdd: missing([change.coupon]) };
  }
}
