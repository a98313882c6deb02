/**
 * How far two sounds are apart, in decibels: the root mean square of the difference between their thirds of an octave, after the mean of the
 * difference is removed, because loudness isn't sound. 0: the same shape. Both have the same bands. Source: CAT-10.
 */
export function curveDistance(one: readonly number[], other: readonly number[]): number {
  const apart = one.map((level, index) => level - (other[index] ?? 0));
  const mean = apart.reduce((sum, difference) => sum + difference, 0) / apart.length;
  return Math.sqrt(apart.reduce((sum, difference) => sum + (difference - mean) ** 2, 0) / apart.length);
}
