export type MeasuredDelay = {
  /** How much later than the reference the track is, in hundredths of a sample. */
  samples: number;
  isInverted: boolean;
};

function correlation(reference: Float64Array, track: Float64Array, delay: number): number {
  const { length } = reference;
  let sum = 0;
  let at = ((delay % length) + length) % length;
  for (let index = 0; index < length; index++) {
    sum += (reference[index] as number) * (track[at] as number);
    at = at + 1 === length ? 0 : at + 1;
  }
  return sum;
}

/** Where the parabola through three neighbours has its vertex, from -0.5 to 0.5 of a step beside the middle one. */
function vertexOf(left: number, middle: number, right: number): number {
  const bend = left - 2 * middle + right;
  return bend === 0 ? 0 : (left - right) / (2 * bend);
}

/**
 * The delay between two recordings of one source, as periods of equal length: the one at which they correlate most, whichever way up.
 * Looked for up to `maximumSamples` to either side.
 */
export function measureDelay(reference: Float64Array, track: Float64Array, maximumSamples: number): MeasuredDelay {
  const at = (delay: number) => correlation(reference, track, delay);
  let best = { delay: 0, value: 0 };
  for (let delay = -maximumSamples; delay <= maximumSamples; delay++) {
    const value = at(delay);
    if (Math.abs(value) > Math.abs(best.value)) best = { delay, value };
  }
  const beside = vertexOf(at(best.delay - 1), best.value, at(best.delay + 1));
  return { samples: Math.round((best.delay + beside) * 100) / 100, isInverted: best.value < 0 };
}
