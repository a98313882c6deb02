const RATE_HZ = 48_000;
const LEAD_IN = 0.25 * RATE_HZ;
const MOST_DELAY = 3000;
/** Centres of the compared thirds of an octave: where a guitar through a cabinet has something to compare. */
const BANDS_HZ = [
  80, 100, 125, 160, 200, 250, 315, 400, 500, 630, 800, 1000, 1250, 1600, 2000, 2500, 3150, 4000, 5000, 6300, 8000,
];
/** Width of a third of an octave, as a filter's quality. */
const Q = 4.318;

export interface Comparison {
  /** How much later the decoded file is. */
  readonly delaySamples: number;
  /** Power of the difference against that of the render, over one period. */
  readonly residualDb: number;
  /** Level of the decoded file against the render, by third of an octave. */
  readonly bands: readonly { readonly hertz: number; readonly db: number }[];
  /** Power of the difference between a quarter of a second after the loop's start and the same after its end. */
  readonly seamDb: number;
}

function power(samples: Float64Array): number {
  return samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
}

function difference(one: Float64Array, other: Float64Array): Float64Array {
  return one.map((sample, index) => sample - (other[index] ?? 0));
}

/** The delay at which the two agree best, over a second in the middle. */
function delayBetween(rendered: Float64Array, decoded: Float64Array): number {
  const from = 2 * RATE_HZ;
  const part = rendered.slice(from, from + RATE_HZ / 2);
  let best = { delay: 0, sum: Number.NEGATIVE_INFINITY };
  for (let delay = -MOST_DELAY; delay <= MOST_DELAY; delay++) {
    let sum = 0;
    for (let index = 0; index < part.length; index++) sum += (part[index] ?? 0) * (decoded[from + delay + index] ?? 0);
    if (sum > best.sum) best = { delay, sum };
  }
  return best.delay;
}

/** A third of an octave of a signal: a band-pass of second order. */
function thirdOctave(samples: Float64Array, hertz: number): Float64Array {
  const angle = (2 * Math.PI * hertz) / RATE_HZ;
  const alpha = Math.sin(angle) / (2 * Q);
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  return samples.map((x) => {
    const y = (alpha * (x - x2) + 2 * Math.cos(angle) * y1 - (1 - alpha) * y2) / (1 + alpha);
    [x2, x1, y2, y1] = [x1, x, y1, y];
    return y;
  });
}

/** How far a decoded file is from what was encoded. `rendered` is the whole file before it was encoded. */
export function compareSounds(
  { samples: rendered, periodSamples }: { readonly samples: Float64Array; readonly periodSamples: number },
  decoded: Float64Array,
): Comparison {
  const delaySamples = delayBetween(rendered, decoded);
  const one = rendered.slice(LEAD_IN, LEAD_IN + periodSamples);
  const other = decoded.slice(LEAD_IN + delaySamples, LEAD_IN + delaySamples + periodSamples);
  const ratioDb = (part: Float64Array, whole: Float64Array) => 10 * Math.log10(power(part) / power(whole));
  const start = decoded.slice(LEAD_IN - RATE_HZ / 10, LEAD_IN + RATE_HZ / 10);
  const end = decoded.slice(LEAD_IN + periodSamples - RATE_HZ / 10, LEAD_IN + periodSamples + RATE_HZ / 10);
  return {
    delaySamples,
    residualDb: ratioDb(difference(one, other), one),
    bands: BANDS_HZ.map((hertz) => ({ hertz, db: ratioDb(thirdOctave(other, hertz), thirdOctave(one, hertz)) })),
    seamDb: ratioDb(difference(start, end), one),
  };
}
