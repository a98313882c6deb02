import { type CartInput, savingOfOneMore } from "@shop/pricing";
import { maxQuantityOf } from "./pack.ts";

/** The line of which one more is the best bargain. Amounts in minor units of the cart's currency. */
export interface OneMore {
  readonly name: string;
  /** How much less one more costs here than alone. */
  readonly savedMinor: number;
  /** What one more adds to the total. */
  readonly addsMinor: number;
}

/** Where one more item saves most, among the lines that may have one more; null where nothing is saved. Source: PRICE-07, CART-09. */
export function bestOneMore(input: CartInput, packPrefix: string): OneMore | null {
  let best: OneMore | null = null;
  for (const { name, quantity } of input.lines) {
    const saving = quantity < maxQuantityOf(name, packPrefix) ? savingOfOneMore(input, name) : null;
    if (saving && saving.savedMinor > (best?.savedMinor ?? 0)) best = { name, ...saving };
  }
  return best;
}
