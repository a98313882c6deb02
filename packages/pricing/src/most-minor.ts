import type { CartLineInput } from "./cart-input.ts";

/** The most that lines can cost: every unit at its full price, or at its stated one if that is more. */
export function mostMinor(lines: readonly CartLineInput[]): number {
  let sumMinor = 0;
  for (const line of lines) sumMinor += Math.max(line.fullPriceMinor, line.statedPriceMinor ?? 0) * line.quantity;
  return sumMinor;
}
