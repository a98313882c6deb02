/** What a string loses and how stiff it is, for one note. */
export type StringFacts = {
  hertz: number;
  /** Time in which the fundamental falls by 60 dB. */
  decaySeconds: number;
  /** The same at 4 kHz, where strings die sooner. */
  trebleDecaySeconds: number;
  /** B of the stiff string: its partials are at n·f0·√(1 + B·n²). */
  inharmonicity: number;
};

/** What a loop of that string's delay consists of: see `designLoop`. */
export type LoopDesign = {
  gain: number;
  /** Pole of the low-pass in the loop. */
  pole: number;
  /** Coefficient of each all-pass in the loop; negative: partials run sharp. */
  dispersion: number;
  /** Samples of delay in the loop besides those of the filters. */
  delaySamples: number;
};

/** A chain of so many first-order all-passes bends the partials up. */
const ALL_PASSES = 4;
const TREBLE_HZ = 4000;
/** The partial whose place the chain of all-passes meets exactly. */
const MATCHED_PARTIAL = 16;
const SEARCH_STEPS = 40;

/** Amplitude that is left after one trip along the string. */
function gainPerTrip(hertz: number, decaySeconds: number): number {
  return 10 ** (-3 / (hertz * decaySeconds));
}

function lowPassPole(ratio: number, angle: number): number {
  const loss = 1 - ratio ** 2;
  if (loss < 1e-12) return 0;
  const turned = 1 - ratio ** 2 * Math.cos(angle);
  return (turned - Math.sqrt(turned ** 2 - loss ** 2)) / loss;
}

function lowPassDelay(pole: number, angle: number): number {
  return Math.atan2(pole * Math.sin(angle), 1 - pole * Math.cos(angle)) / angle;
}

/** Phase delay of one all-pass (c + z⁻¹) / (1 + c·z⁻¹), in samples. */
function allPassDelay(coefficient: number, angle: number): number {
  const numerator = Math.atan2(-Math.sin(angle), coefficient + Math.cos(angle));
  const denominator = Math.atan2(-coefficient * Math.sin(angle), 1 + coefficient * Math.cos(angle));
  return (denominator - numerator) / angle;
}

/** How many samples shorter the trip of the matched partial has to be than that of the fundamental, and the chain that does it. */
function dispersionFor({ hertz, inharmonicity }: StringFacts, rateHz: number): number {
  const partial = Math.min(MATCHED_PARTIAL, Math.floor((0.4 * rateHz) / hertz));
  const stretch = (number: number) => Math.sqrt(1 + inharmonicity * number ** 2);
  const period = rateHz / hertz;
  const shorterBy = period - (period * stretch(1)) / stretch(partial);
  const angle = (2 * Math.PI) / period;
  let [low, high] = [-0.98, 0];
  for (let step = 0; step < SEARCH_STEPS; step++) {
    const middle = (low + high) / 2;
    const spread = allPassDelay(middle, angle) - allPassDelay(middle, angle * partial * stretch(partial));
    if (ALL_PASSES * spread > shorterBy) low = middle;
    else high = middle;
  }
  return high;
}

/**
 * The loop of a digital waveguide that sounds at `hertz` exactly, dies as given at the fundamental and at 4 kHz, and stretches its partials
 * like a stiff string. After D. Jaffe and J. Smith, "Extensions of the Karplus-Strong plucked-string algorithm" (1983).
 */
export function designLoop(facts: StringFacts, rateHz: number): LoopDesign {
  const { hertz, decaySeconds, trebleDecaySeconds } = facts;
  const gain = gainPerTrip(hertz, decaySeconds);
  const ratio = Math.min(1, gainPerTrip(hertz, trebleDecaySeconds) / gain);
  const pole = lowPassPole(ratio, (2 * Math.PI * TREBLE_HZ) / rateHz);
  const dispersion = dispersionFor(facts, rateHz);
  const angle = (2 * Math.PI * hertz) / rateHz;
  const ofFilters = lowPassDelay(pole, angle) + ALL_PASSES * allPassDelay(dispersion, angle);
  return { gain, pole, dispersion, delaySamples: rateHz / hertz - ofFilters };
}

/** What a hand does while the string rings, by sample. */
export type Ringing = {
  /** Pitch against the design, in cents. */
  centsAt: (index: number) => number;
  /** The sample from which a finger damps the string. */
  dampedFrom: number;
  /** Gain per trip from then on. */
  dampedGain: number;
};

/** The string's velocity at the bridge after an excitation, for `length` samples. */
export function ringString(
  excitation: Float64Array,
  design: LoopDesign,
  { centsAt, dampedFrom, dampedGain }: Ringing,
  length: number,
): Float64Array {
  const { gain, pole, dispersion, delaySamples } = design;
  // Room for what a bend adds, and for the interpolation.
  const lineLength = 2 ** Math.ceil(Math.log2(delaySamples * 1.5 + 8));
  const mask = lineLength - 1;
  const line = new Float64Array(lineLength);
  const passes = new Float64Array(ALL_PASSES);
  const out = new Float64Array(length);
  let low = 0;
  let delay = delaySamples;
  for (let index = 0; index < length; index++) {
    if (index % 32 === 0) delay = delaySamples * 2 ** (-centsAt(index) / 1200);
    const whole = Math.floor(delay) - 1;
    const sample = between(line, index - whole, mask, delay - whole);
    const tripGain = index < dampedFrom ? gain : dampedGain;
    low = tripGain * (1 - pole) * sample + pole * low;
    let value = low;
    for (let pass = 0; pass < ALL_PASSES; pass++) {
      const state = passes[pass] as number;
      const inside = value - dispersion * state;
      value = dispersion * inside + state;
      passes[pass] = inside;
    }
    value += index < excitation.length ? (excitation[index] as number) : 0;
    line[index & mask] = value;
    out[index] = value;
  }
  return out;
}

/** Third-order Lagrange interpolation: the value `fraction` (1 to 2) samples before `at`. */
function between(line: Float64Array, at: number, mask: number, fraction: number): number {
  const [a, b, c, d] = [fraction, fraction - 1, fraction - 2, fraction - 3];
  return (
    ((line[at & mask] as number) * -(b * c * d)) / 6 +
    ((line[(at - 1) & mask] as number) * (a * c * d)) / 2 +
    ((line[(at - 2) & mask] as number) * -(a * b * d)) / 2 +
    ((line[(at - 3) & mask] as number) * (a * b * c)) / 6
  );
}
