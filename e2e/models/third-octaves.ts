const RATE_HZ = 48_000;
/** Width of a third of an octave, as a filter's quality. */
const Q = 4.318;

/** A band-pass of second order, twice: steep enough that a neighbour doesn't count. */
function band(samples: Float64Array, hertz: number): Float64Array {
  const angle = (2 * Math.PI * hertz) / RATE_HZ;
  const alpha = Math.sin(angle) / (2 * Q);
  let filtered = samples;
  for (let pass = 0; pass < 2; pass++) {
    let [x1, x2, y1, y2] = [0, 0, 0, 0];
    filtered = filtered.map((x) => {
      const y = (alpha * (x - x2) + 2 * Math.cos(angle) * y1 - (1 - alpha) * y2) / (1 + alpha);
      [x2, x1, y2, y1] = [x1, x, y1, y];
      return y;
    });
  }
  return filtered;
}

/** The level of a sound at 48 kHz around each frequency, in decibels. */
export function thirdOctaves(samples: Float64Array, frequenciesHz: readonly number[]): number[] {
  return frequenciesHz.map((hertz) => {
    const power = band(samples, hertz).reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
    return 10 * Math.log10(power);
  });
}
