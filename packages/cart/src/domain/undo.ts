import type { CartChange } from "./apply-change.ts";
import type { Cart, CartLine } from "./cart.ts";

/**
 * What takes a change back, given the cart as it was before it. Empty where the change did nothing. Emptying the cart is
 * undone product by product, because the shop has no call that puts a whole cart back.
 */
export function inverseOf(change: CartChange, before: Cart): readonly CartChange[] {
  switch (change.kind) {
    case "add":
      return [{ kind: "remove", name: change.name, quantity: change.quantity }];
    case "remove": {
      const line = before.products.find((other) => other.name === change.name);
      return line ? [putBack(line, Math.min(line.quantity, change.quantity))] : [];
    }
    case "clear":
      return before.products.map((line) => putBack(line, line.quantity));
  }
}

function putBack(line: CartLine, quantity: number): CartChange {
  const { id, priceMinor, priceDiscountMinor } = line;
  return { kind: "add", name: line.name, quantity, line: { id, priceMinor, priceDiscountMinor } };
}
