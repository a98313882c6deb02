import type { LineAtWork } from "../pricing-terms.ts";

/** What these lines cost so far. */
export function totalSoFar(lines: readonly LineAtWork[]): number {
  return lines.reduce((sum, line) => sum + line.totalMinor, 0);
}

/** Whether the units of a line are named by their numbers: its first one costs something else than the others. */
export function isNumbered({ unitPriceMinor, quantity, subtotalMinor }: LineAtWork): boolean {
  return unitPriceMinor * quantity !== subtotalMinor;
}
