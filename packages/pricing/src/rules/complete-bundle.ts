import type { BundlePart, UnitInput } from "../cart-input.ts";
import { type Rounding, roundProduct } from "../rounding.ts";

/** The parts of a bundle that the shopper would get, if some but not all of them are owned; otherwise null. */
export function missingParts(line: Pick<UnitInput, "completion">): readonly BundlePart[] | null {
  const parts = line.completion?.parts;
  if (!parts?.some((part) => part.isOwned)) return null;
  const missing = parts.filter((part) => !part.isOwned);
  return missing.length === 0 ? null : missing;
}

/**
 * What a bundle costs a shopper who owns parts of it: the missing ones, each at the bundle's percentage, which is the bundle's
 * price divided by the separate prices of all its parts. Each is rounded; never more than the bundle. Null: nothing is owned, nothing is
 * missing, or the parts cost nothing separately; then the bundle has its normal price.
 */
export function completionPrice(
  line: UnitInput,
  bundlePriceMinor: number,
  stepMinor: number,
  rounding: Rounding,
): number | null {
  const missing = missingParts(line);
  if (missing === null) return null;
  const apartMinor = (line.completion?.parts ?? []).reduce((sum, part) => sum + part.fullPriceMinor, 0);
  if (apartMinor <= 0) return null;
  const missingMinor = missing.reduce(
    (sum, part) => sum + roundProduct([part.fullPriceMinor, bundlePriceMinor], apartMinor, stepMinor, rounding),
    0,
  );
  return Math.min(bundlePriceMinor, missingMinor);
}
