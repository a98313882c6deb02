/**
 * Splits an amount in proportion to `weights`, so that the shares add up to it exactly. Its whole steps are shared: each share is its
 * quota of them, rounded down. The remaining steps go to the largest remainders, and what is less than a step to the largest weight. Of
 * equal ones, those come first whose positions `compare` sorts first; without it, in the order of the weights. Weights that are all zero
 * share equally. Whole numbers only, and exact at any size.
 */
export function shareByLargestRemainder(
  amountMinor: number,
  weights: readonly number[],
  stepMinor: number,
  compare: (left: number, right: number) => number = () => 0,
): readonly number[] {
  if (weights.length === 0 && amountMinor !== 0) {
    throw new RangeError(`There is nobody to share ${amountMinor}: pass at least one weight.`);
  }
  const [parts, sum] = toProportion(weights);
  const amount = BigInt(amountMinor);
  const step = BigInt(stepMinor);
  const broken = modulo(amount, step);
  const steps = (amount - broken) / step;
  let left = Number(steps);
  const quotas = parts.map((part, index) => {
    const product = steps * part;
    const remainder = modulo(product, sum);
    const whole = (product - remainder) / sum;
    left -= Number(whole);
    return { index, part, remainder, share: whole * step };
  });
  // Without `compare`, `sort` keeps the order of equal ones.
  const largest = (key: "part" | "remainder") =>
    [...quotas].sort((a, b) => Number(a[key] < b[key]) - Number(a[key] > b[key]) || compare(a.index, b.index));
  for (const quota of largest("remainder").slice(0, left)) quota.share += step;
  const [heaviest] = broken > 0n ? largest("part") : [];
  if (heaviest) heaviest.share += broken;
  return quotas.map(({ share }) => Number(share));
}

/** The absolute weights, and their sum, which is above zero. Among weights of both signs, those below zero count as zero. */
function toProportion(weights: readonly number[]): readonly [parts: readonly bigint[], sum: bigint] {
  const sign = weights.some((weight) => weight > 0) ? 1 : -1;
  const parts = weights.map((weight) => BigInt(Math.max(0, sign * weight)));
  const sum = parts.reduce((total, part) => total + part, 0n);
  return sum === 0n ? [parts.map(() => 1n), BigInt(parts.length)] : [parts, sum];
}

/** What is left of a division that is rounded down, also below zero. */
function modulo(numerator: bigint, divisor: bigint): bigint {
  const remainder = numerator % divisor;
  return remainder < 0n ? remainder + divisor : remainder;
}
