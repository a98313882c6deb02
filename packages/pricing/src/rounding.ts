/**
 * What happens to a half step: `halfUp` rounds it up, `halfEven` to the even step, as banks do. `down` cuts every fraction off, in favour
 * of the shopper.
 */
export const ROUNDINGS = Object.freeze(["halfUp", "halfEven", "down"] as const);
export type Rounding = (typeof ROUNDINGS)[number];

/**
 * Rounds `numerator / denominator` to a multiple of `stepMinor`, using only integers, so that no float decides a cent. Exact for results up
 * to `MAX_AMOUNT_MINOR` and denominators up to 20,000.
 */
export function roundRatio(numerator: number, denominator: number, stepMinor: number, rounding: Rounding): number {
  const divisor = denominator * stepMinor;
  const steps = Math.floor(numerator / divisor);
  const overHalf = 2 * (numerator - steps * divisor) - divisor;
  return (isRoundedUp(overHalf, steps, rounding) ? steps + 1 : steps) * stepMinor;
}

/** The same for a product of two amounts, which can be larger than a number holds exactly. */
export function roundProduct(
  factors: readonly [number, number],
  denominator: number,
  stepMinor: number,
  rounding: Rounding,
): number {
  const numerator = BigInt(factors[0]) * BigInt(factors[1]);
  const divisor = BigInt(denominator) * BigInt(stepMinor);
  const steps = numerator / divisor;
  const overHalf = Number(2n * (numerator % divisor) - divisor);
  return Number(isRoundedUp(overHalf, Number(steps), rounding) ? steps + 1n : steps) * stepMinor;
}

/** `overHalf` is positive if the remainder is more than half a step, and 0 if it is exactly half. */
function isRoundedUp(overHalf: number, steps: number, rounding: Rounding): boolean {
  if (rounding === "down") return false;
  return overHalf > 0 || (overHalf === 0 && (rounding === "halfUp" || steps % 2 !== 0));
}
