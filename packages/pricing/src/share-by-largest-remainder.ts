/**
 * Splits an amount in proportion to `weights`, so that the shares add up to it exactly. Each share is its quota rounded down to whole
 * steps. The remaining steps go to the largest remainders, and an amount smaller than a step to the largest weight, the first of equal
 * ones. Weights that are all zero share equally. Whole numbers only, and exact at any size.
 */
export function shareByLargestRemainder(
  amountMinor: number,
  weights: readonly number[],
  stepMinor: number,
): readonly number[] {
  if (weights.length === 0 && amountMinor !== 0) {
    throw new RangeError(`There is nobody to share ${amountMinor}: pass at least one weight.`);
  }
  const [parts, sum] = toProportion(weights);
  const [amount, step] = [BigInt(amountMinor), BigInt(stepMinor)];
  const steps = floorDivide(amount, step);
  const quotas = parts.map((part, index) => {
    const whole = floorDivide(steps * part, sum);
    return { index, whole, remainder: steps * part - whole * sum };
  });
  const left = Number(quotas.reduce((rest, { whole }) => rest - whole, steps));
  const shares = quotas.map(({ whole }) => whole * step);
  const give = (index: number, more: bigint) => {
    shares[index] = (shares[index] ?? 0n) + more;
  };
  for (const { index } of [...quotas].sort((a, b) => descending(a.remainder, b.remainder)).slice(0, left))
    give(index, step);
  const broken = amount - steps * step;
  if (broken > 0n) give(parts.indexOf([...parts].sort(descending)[0] ?? 0n), broken);
  return shares.map(Number);
}

/** The absolute weights, and their sum, which is above zero. Among weights of both signs, those below zero count as zero. */
function toProportion(weights: readonly number[]): readonly [parts: readonly bigint[], sum: bigint] {
  const sign = weights.some((weight) => weight > 0) ? 1 : -1;
  const parts = weights.map((weight) => BigInt(Math.max(0, sign * weight)));
  const sum = parts.reduce((total, part) => total + part, 0n);
  return sum === 0n ? [parts.map(() => 1n), BigInt(parts.length)] : [parts, sum];
}

function descending(a: bigint, b: bigint): number {
  return Number(b - a);
}

function floorDivide(numerator: bigint, divisor: bigint): bigint {
  const quotient = numerator / divisor;
  return quotient * divisor > numerator ? quotient - 1n : quotient;
}
