import type { CartLineInput, UncheckedCart } from "../../cart-input.ts";

export function line(name: string, changes: Partial<CartLineInput> = {}): CartLineInput {
  return { name, quantity: 1, fullPriceMinor: 9999, ...changes };
}

export function visitor(lines: readonly CartLineInput[], changes: Partial<UncheckedCart> = {}): UncheckedCart {
  return { currency: "EUR", isLoggedIn: false, lines, ...changes };
}

export function customer(lines: readonly CartLineInput[], changes: Partial<UncheckedCart> = {}): UncheckedCart {
  return visitor(lines, { isLoggedIn: true, ...changes });
}

export function parts(...all: ReadonlyArray<readonly [name: string, fullPriceMinor: number, isOwned: boolean]>) {
  return { parts: all.map(([name, fullPriceMinor, isOwned]) => ({ name, fullPriceMinor, isOwned })) };
}
