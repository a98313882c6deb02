import { type CartInput, type CartLineInput, missingParts, priceCart } from "@shop/pricing";

/** A product that the cart contains both on its own and inside one of its bundles. Amounts in minor units of the cart's currency. */
export interface DoubledPart {
  readonly name: string;
  readonly bundleName: string;
  /** How many of it the bundles contain: so many can be removed. */
  readonly quantity: number;
  /** How much less the whole cart costs without them; 0 if it doesn't cost less. */
  readonly savedMinor: number;
}

/** The products that are in the cart twice, once in a bundle, in the cart's order. The whole cart is priced with and without them. Source: CART-09, CAT-09. */
export function findDoubledParts(input: CartInput): readonly DoubledPart[] {
  return input.lines.flatMap(({ name, quantity: ofItself }) => {
    const bundles = input.lines.filter((line) => unitsThatContain(line, name) > 0);
    const [bundle] = bundles;
    if (!bundle) return [];
    const contained = bundles.reduce((sum, line) => sum + unitsThatContain(line, name), 0);
    const quantity = Math.min(ofItself, contained);
    const savedMinor = Math.max(0, priceCart(input).totalMinor - priceCart(without(input, name, quantity)).totalMinor);
    return [{ name, bundleName: bundle.name, quantity, savedMinor }];
  });
}

/** How many units of a bundle deliver a part: the first one leaves out owned parts, every further one is a whole bundle. */
export function unitsThatContain(line: CartLineInput, partName: string): number {
  const parts = line.completion?.parts ?? [];
  if (!parts.some(({ name }) => name === partName)) return 0;
  const missing = missingParts(line);
  const isInFirst = missing === null || missing.some(({ name }) => name === partName);
  return isInFirst ? line.quantity : line.quantity - 1;
}

function without(input: CartInput, name: string, quantity: number): CartInput {
  const lines = input.lines
    .map((line) => (line.name === name ? { ...line, quantity: line.quantity - quantity } : line))
    .filter((line) => line.quantity > 0);
  return { ...input, lines };
}
