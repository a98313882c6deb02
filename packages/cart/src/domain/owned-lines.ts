import type { CartInput, CartLineInput } from "@shop/pricing";
import { savedWithout } from "./saved-without.ts";

/** A line of a product that the shopper already owns. */
export interface OwnedLine {
  readonly name: string;
  readonly quantity: number;
  /** How much less the whole cart costs without the line, in minor units of its currency; 0 if it doesn't cost less. */
  readonly savedMinor: number;
}

/** The lines of owned products, in the cart's order. Source: CART-09, CART-13. */
export function findOwnedLines(input: CartInput, ownedNames: ReadonlySet<string>): readonly OwnedLine[] {
  return input.lines
    .filter((line) => isLineOwned(line, ownedNames))
    .map(({ name, quantity }) => ({ name, quantity, savedMinor: savedWithout(input, name, quantity) }));
}

/** Whether the shopper owns a line's product: by its name, or every part of a bundle. */
export function isLineOwned({ name, completion }: CartLineInput, ownedNames: ReadonlySet<string>): boolean {
  const parts = completion?.parts ?? [];
  if (ownedNames.has(name)) return true;
  return parts.length > 0 && parts.every((part) => part.isOwned || ownedNames.has(part.name));
}
