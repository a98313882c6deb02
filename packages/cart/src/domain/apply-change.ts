import { type Cart, type CartLine, emptyCart, type QuantityOfProduct } from "./cart.ts";

/** What was asked of the cart, as data. An added product's line tells its prices where they are known. */
export type CartChange =
  | {
      readonly kind: "add";
      readonly name: string;
      readonly quantity: number;
      readonly line?: Omit<CartLine, "quantity" | "name">;
    }
  | { readonly kind: "remove"; readonly name: string; readonly quantity: number }
  | { readonly kind: "clear" };

/**
 * The cart as it will most likely be once the server has agreed; shown until its answer comes. A product whose price isn't known
 * is not shown before that, rather than with a made-up price.
 */
export function applyChange(cart: Cart, change: CartChange): Cart {
  switch (change.kind) {
    case "add":
      return applyAdd(cart, change);
    case "remove":
      return applyRemove(cart, change);
    case "clear":
      return { ...emptyCart(cart.currency), lastRemovedProduct: cart.lastRemovedProduct };
  }
}

function applyAdd(cart: Cart, change: Extract<CartChange, { kind: "add" }>): Cart {
  const present = cart.products.find((line) => line.name === change.name);
  if (present) return withQuantity(cart, present, present.quantity + change.quantity);
  if (!change.line) return cart;
  const line = { ...change.line, name: change.name, quantity: 0 };
  return withQuantity({ ...cart, products: [...cart.products, line] }, line, change.quantity);
}

function applyRemove(cart: Cart, change: QuantityOfProduct): Cart {
  const present = cart.products.find((line) => line.name === change.name);
  if (!present) return cart;
  const removed = Math.min(present.quantity, change.quantity);
  const lastRemovedProduct = { name: change.name, quantity: removed };
  return { ...withQuantity(cart, present, present.quantity - removed), lastRemovedProduct };
}

function withQuantity(cart: Cart, line: CartLine, quantity: number): Cart {
  const more = quantity - line.quantity;
  return {
    ...cart,
    products: cart.products
      .map((other) => (other.name === line.name ? { ...line, quantity } : other))
      .filter((other) => other.quantity > 0),
    totalRegularMinor: cart.totalRegularMinor + more * line.priceMinor,
    totalDiscountMinor: cart.totalDiscountMinor + more * line.priceDiscountMinor,
  };
}
