import { type CartInput, priceCart } from "@shop/pricing";

/** How much less the whole cart costs without so many of a product, in minor units of its currency; 0 if it doesn't cost less. Source: CART-09. */
export function savedWithout(input: CartInput, name: string, quantity: number): number {
  const lines = input.lines
    .map((line) => (line.name === name ? { ...line, quantity: line.quantity - quantity } : line))
    .filter((line) => line.quantity > 0);
  return Math.max(0, priceCart(input).totalMinor - priceCart({ ...input, lines }).totalMinor);
}
