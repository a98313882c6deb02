import type { UncheckedCart } from "./cart-input.ts";
import { MAX_AMOUNT_MINOR } from "./limits.ts";
import { mostMinor } from "./most-minor.ts";
import { priceCart } from "./price-cart.ts";
import type { CartTerms } from "./pricing-terms.ts";

/**
 * What one more unit of a line would save by being in this cart: its price alone minus what it adds to the total, ignoring coupons.
 * `addsMinor` is what it would add with this cart's coupons. In minor units. Null: the line doesn't exist, nothing would be saved,
 * or a cart can't have one more.
 */
export function savingOfOneMore(
  input: UncheckedCart<string>,
  name: string,
  terms: CartTerms,
): { readonly savedMinor: number; readonly addsMinor: number } | null {
  const line = input.lines.find((other) => other.name === name);
  if (!line) return null;
  const lines = input.lines.map((other) => (other === line ? { ...line, quantity: line.quantity + 1 } : other));
  if (line.quantity === MAX_AMOUNT_MINOR || mostMinor(lines) > MAX_AMOUNT_MINOR) return null;
  const totalOf = (cart: UncheckedCart<string>) => priceCart(cart, terms, false).totalMinor;
  const adds = (cart: UncheckedCart<string>) => totalOf({ ...cart, lines }) - totalOf(cart);
  const bare = { ...input, coupons: [] };
  const alone = totalOf({ ...bare, lines: [{ ...line, completion: null, quantity: 1 }] });
  const savedMinor = alone - adds(bare);
  return savedMinor > 0 ? { savedMinor, addsMinor: adds(input) } : null;
}
