import { type CartInput, savingOfOneMore } from "@shop/pricing";
import { isWithin } from "./doubled-parts.ts";
import { isLineOwned } from "./owned-lines.ts";
import { maxQuantityOf } from "./pack.ts";

/** A line of which one more is a bargain. Amounts in minor units of the cart's currency. */
export interface OneMore {
  readonly name: string;
  /** How much less one more costs here than alone. */
  readonly savedMinor: number;
  /** What one more adds to the total. */
  readonly addsMinor: number;
}

/** The multi-buy notice. */
export interface MultiBuyOffer {
  /** The lines of which one more may be added at a saving, largest saving first. Excluded is what the cart contains twice, part and bundle alike, and what it knows to be owned. */
  readonly more: readonly OneMore[];
}

/**
 * The multi-buy hint. It appears whenever the cart contains something, because then one more of anything earns the discount, even if no
 * line may have one more. Null: no hint. Source: PRICE-07, CART-09.
 */
export function multiBuyOffer(input: CartInput, packPrefix: string): MultiBuyOffer | null {
  if (input.lines.length === 0) return null;
  const ownedParts = input.lines.flatMap(({ completion }) => completion?.parts ?? []).filter((part) => part.isOwned);
  const ownedNames = new Set(ownedParts.map(({ name }) => name));
  const more = input.lines.flatMap((line) => {
    const { name, quantity } = line;
    const isHad =
      isLineOwned(line, ownedNames) || input.lines.some((other) => isWithin(line, other) || isWithin(other, line));
    const saving = !isHad && quantity < maxQuantityOf(name, packPrefix) ? savingOfOneMore(input, name) : null;
    return saving ? [{ name, ...saving }] : [];
  });
  return { more: more.sort((a, b) => b.savedMinor - a.savedMinor) };
}
