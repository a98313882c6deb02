import { filtered, highPassFilter, lowPassFilter } from "../dsp/biquad.ts";
import type { Performance, Stroke } from "./performance.ts";
import { designLoop, type LoopDesign, ringString, type StringFacts } from "./string-loop.ts";

/** One string of a stroke. Times are in samples. */
export type Pluck = {
  hertz: number;
  velocity: number;
  length: number;
  dampedFrom: number;
  stroke: Pick<Stroke, "isMuted" | "bendCents" | "vibratoCents">;
};

const MUTED = { decaySeconds: 0.15, trebleDecaySeconds: 0.05, pickHz: 3600 };
const DAMPED_SECONDS = 0.09;
/** How far the second polarisation of the string is from the first. */
const POLARISATION = { cents: 0.7, decay: 0.45, level: 0.3 };
const GLIDE = { cents: 7, seconds: 0.06 };
const BEND_SECONDS = 0.16;
const VIBRATO = { hertz: 5.4, afterSeconds: 0.28, fadeSeconds: 0.35 };

/** Modes of a solid body with its neck. `loss`: how much sooner a note at that frequency dies, against what the string loses by itself. */
const BODY_MODES = [
  { hertz: 205, q: 18, loss: 1.2 },
  { hertz: 390, q: 20, loss: 0.9 },
  { hertz: 745, q: 22, loss: 0.6 },
];

/** What goes into the wood instead of staying in the string: much near a mode, next to nothing elsewhere. */
function bodyLoss(hertz: number): number {
  const lossOf = (mode: (typeof BODY_MODES)[number]) =>
    mode.loss / (1 + (mode.q * (hertz / mode.hertz - mode.hertz / hertz)) ** 2);
  return BODY_MODES.reduce((sum, mode) => sum + lossOf(mode), 0);
}

/** What the string of that pitch is like: long, thick strings ring longer and are stiffer. */
function factsOf(hertz: number, sustainSeconds: number, isMuted: boolean): StringFacts {
  const inharmonicity = 6e-5 * (110 / hertz) ** 0.3;
  if (isMuted) return { hertz, inharmonicity, ...MUTED };
  const decaySeconds = (sustainSeconds * (110 / hertz) ** 0.5) / (1 + bodyLoss(hertz));
  return {
    hertz,
    inharmonicity,
    decaySeconds,
    trebleDecaySeconds: Math.min(decaySeconds, 1.1 * (220 / hertz) ** 0.25),
  };
}

/** `samples` less the same `shareOfPeriod` of a period later: what a point at that share of the string's length can't move or hear. */
function combed(samples: Float64Array, delaySamples: number): Float64Array {
  const whole = Math.floor(delaySamples);
  const fraction = delaySamples - whole;
  const at = (index: number) => (index < 0 ? 0 : (samples[index] as number));
  return samples.map((sample, index) => sample - (1 - fraction) * at(index - whole) - fraction * at(index - whole - 1));
}

/**
 * The pick: the string is pulled into a triangle and let go, which is a step in velocity that comes back inverted from the bridge, plus the
 * scrape of the pick's edge.
 */
function excitationOf(pluck: Pluck, guitar: Performance["guitar"], rateHz: number, random: () => number): Float64Array {
  const period = rateHz / pluck.hertz;
  const length = Math.ceil(period * 1.2 + 0.012 * rateHz);
  const raw = new Float64Array(length);
  const scrapeSamples = 0.004 * rateHz;
  raw[0] = 1;
  for (let index = 0; index < length; index++) {
    const scrape = (2 * random() - 1) * Math.exp(-index / scrapeSamples) * 0.09 * pluck.velocity;
    raw[index] = (raw[index] as number) + scrape;
  }
  // A displacement's velocity: the step's integral, with a leak so that it returns to rest.
  let sum = 0;
  const plucked = combed(raw, guitar.pickPosition * period).map((sample) => {
    sum = 0.9995 * sum + sample;
    return sum + 0.4 * sample;
  });
  const softness =
    (pluck.stroke.isMuted ? Math.min(MUTED.pickHz, guitar.pickHz) : guitar.pickHz) * (0.55 + 0.45 * pluck.velocity);
  const soft = filtered(plucked, [
    lowPassFilter({ hertz: softness, q: 0.6, rateHz }),
    highPassFilter({ hertz: 40, q: 0.7, rateHz }),
  ]);
  return soft.map((sample) => sample * pluck.velocity * Math.sqrt(110 / pluck.hertz));
}

/** Cents against the written pitch: the string starts sharp where it is struck hard, is bent up, and trembles. */
function centsOf({ stroke, velocity }: Pluck, rateHz: number): (index: number) => number {
  const { bendCents = 0, vibratoCents = 0 } = stroke;
  return (index) => {
    const seconds = index / rateHz;
    const glide = GLIDE.cents * velocity ** 2 * Math.exp(-seconds / GLIDE.seconds);
    const bend = -bendCents * 0.5 * (1 + Math.cos(Math.PI * Math.min(1, seconds / BEND_SECONDS)));
    const depth = Math.max(0, Math.min(1, (seconds - VIBRATO.afterSeconds) / VIBRATO.fadeSeconds));
    return (
      glide + bend + vibratoCents * depth * Math.sin(2 * Math.PI * VIBRATO.hertz * (seconds - VIBRATO.afterSeconds))
    );
  };
}

function retuned(design: LoopDesign, cents: number, decay: number): LoopDesign {
  return { ...design, gain: design.gain ** (1 / decay), delaySamples: design.delaySamples * 2 ** (-cents / 1200) };
}

/** One plucked string as its pickup sees it, before the pickup's own resonance. */
export function pluckString(
  pluck: Pluck,
  guitar: Performance["guitar"],
  rateHz: number,
  random: () => number,
): Float64Array {
  const facts = factsOf(pluck.hertz, guitar.sustainSeconds, pluck.stroke.isMuted === true);
  const design = designLoop(facts, rateHz);
  const excitation = excitationOf(pluck, guitar, rateHz, random);
  const ringing = {
    centsAt: centsOf(pluck, rateHz),
    dampedFrom: pluck.dampedFrom,
    dampedGain: Math.min(design.gain, 10 ** (-3 / (pluck.hertz * DAMPED_SECONDS))),
  };
  const first = ringString(excitation, design, ringing, pluck.length);
  const other = retuned(design, POLARISATION.cents, POLARISATION.decay);
  const second = ringString(excitation, other, ringing, pluck.length);
  const both = first.map((sample, index) => sample + POLARISATION.level * (second[index] as number));
  return combed(both, guitar.pickupPosition * (rateHz / pluck.hertz));
}
