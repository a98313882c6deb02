/**
 * Splits an amount in the proportion of `weights`, in whole steps, so that the shares add up to it exactly: each gets its quota rounded down,
 * and the steps that are left go to the largest remainders, the first of equal ones. Integers alone. All weights zero: all shares zero.
 */
export function shareByLargestRemainder(
  amountMinor: number,
  weights: readonly number[],
  stepMinor: number,
): readonly number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  if (sum === 0) return weights.map(() => 0);
  const steps = Math.floor(amountMinor / stepMinor);
  const quotas = weights.map((weight, index) => {
    const exact = steps * weight;
    const whole = Math.floor(exact / sum);
    return { index, whole, remainder: exact - whole * sum };
  });
  let left = steps - quotas.reduce((total, quota) => total + quota.whole, 0);
  const shares = quotas.map((quota) => quota.whole);
  for (const { index } of [...quotas].sort((a, b) => b.remainder - a.remainder || a.index - b.index)) {
    if (left === 0) break;
    shares[index] = (shares[index] ?? 0) + 1;
    left -= 1;
  }
  return shares.map((share) => share * stepMinor);
}
