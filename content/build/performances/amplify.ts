import { type Biquad, filtered, highPassFilter, lowPassFilter, peakFilter } from "../dsp/biquad.ts";
import { downsampled, upsampled } from "../dsp/resample.ts";
import type { AmpName } from "./performance.ts";

/** A valve: how hard it is driven, how far off its middle, and the treble that is left after it. */
type Stage = { driveDb: number; bias: number; trebleHz: number };

type Amp = {
  /** How much a compressor in front evens out; 1: not at all. */
  ratio: number;
  input: (rateHz: number) => Biquad[];
  stages: Stage[];
  tone: (rateHz: number) => Biquad[];
};

/** The shaping runs at a multiple of the rate, so that the harmonics it makes don't fold back. */
const OVERSAMPLING = 4;
const COUPLING_HZ = 32;
const COMPRESSOR = { thresholdDb: -20, attackSeconds: 0.0015, releaseSeconds: 0.16 };

const peak = (hertz: number, q: number, gainDb: number) => (rateHz: number) => peakFilter({ hertz, q, rateHz }, gainDb);
const highPass = (hertz: number) => (rateHz: number) => highPassFilter({ hertz, q: 0.7, rateHz });
const lowPass = (hertz: number) => (rateHz: number) => lowPassFilter({ hertz, q: 0.7, rateHz });
const chain =
  (...filters: ReadonlyArray<(rateHz: number) => Biquad>) =>
  (rateHz: number): Biquad[] =>
    filters.map((filter) => filter(rateHz));

const AMPS: Record<AmpName, Amp> = {
  clean: {
    ratio: 4,
    input: chain(highPass(60)),
    stages: [{ driveDb: 8, bias: 0.15, trebleHz: 12_000 }],
    tone: chain(peak(420, 0.7, -3), peak(2600, 0.8, 2), lowPass(10_000)),
  },
  bass: {
    ratio: 3,
    input: chain(highPass(30)),
    stages: [
      { driveDb: 5, bias: 0.25, trebleHz: 7000 },
      { driveDb: 1, bias: -0.1, trebleHz: 6000 },
    ],
    tone: chain(peak(80, 0.8, 2), peak(450, 0.8, -2.5), lowPass(6500)),
  },
  crunch: {
    ratio: 1,
    input: chain(highPass(75), peak(1200, 0.6, 3)),
    stages: [
      { driveDb: 17, bias: 0.22, trebleHz: 9000 },
      { driveDb: 8, bias: -0.12, trebleHz: 8000 },
    ],
    tone: chain(peak(110, 0.8, 2), peak(650, 0.8, 1.5), peak(2800, 0.8, 2.5), lowPass(9500)),
  },
  lead: {
    ratio: 1,
    input: chain(highPass(140), peak(850, 0.6, 6)),
    stages: [
      { driveDb: 26, bias: 0.18, trebleHz: 6500 },
      { driveDb: 14, bias: -0.12, trebleHz: 6000 },
      { driveDb: 6, bias: 0.05, trebleHz: 8000 },
    ],
    tone: chain(peak(700, 0.8, 2), peak(2400, 0.8, 2), lowPass(8000)),
  },
  "high-gain": {
    ratio: 1,
    input: chain(highPass(110), peak(780, 0.6, 7)),
    stages: [
      { driveDb: 21, bias: 0.12, trebleHz: 7500 },
      { driveDb: 13, bias: -0.16, trebleHz: 7000 },
      { driveDb: 4, bias: 0.05, trebleHz: 9000 },
    ],
    tone: chain(peak(105, 0.9, 4), peak(520, 0.7, -4), peak(3000, 0.7, 3), lowPass(9500)),
  },
};

/** Quieter where it was loud: the level is followed fast upwards, slowly downwards. */
function compressed(samples: Float64Array, ratio: number, rateHz: number): Float64Array {
  if (ratio === 1) return samples;
  const rise = Math.exp(-1 / (COMPRESSOR.attackSeconds * rateHz));
  const fall = Math.exp(-1 / (COMPRESSOR.releaseSeconds * rateHz));
  const threshold = 10 ** (COMPRESSOR.thresholdDb / 20);
  let level = 0;
  return samples.map((sample) => {
    const now = Math.abs(sample);
    const share = now > level ? rise : fall;
    level = share * level + (1 - share) * now;
    return level > threshold ? sample * (level / threshold) ** (1 / ratio - 1) : sample;
  });
}

function shaped(samples: Float64Array, { driveDb, bias }: Stage): Float64Array {
  const drive = 10 ** (driveDb / 20);
  const rest = Math.tanh(bias);
  return samples.map((sample) => Math.tanh(drive * sample + bias) - rest);
}

function normalised(samples: Float64Array): Float64Array {
  let highest = 0;
  for (const sample of samples) highest = Math.max(highest, Math.abs(sample));
  return samples.map((sample) => sample / highest);
}

/**
 * What the amplifier sends to the cabinet for what the guitar's pickup gives: filter, one valve after another, tone controls. The signal is
 * played twice and the second time is kept, so that a periodic one stays periodic. `inputDb` is how much higher than the amplifier wants it
 * the guitar is.
 */
export function amplify(pickup: Float64Array, name: AmpName, rateHz: number, inputDb = 0): Float64Array {
  const amp = AMPS[name];
  const twice = new Float64Array(pickup.length * 2);
  twice.set(pickup);
  twice.set(pickup, pickup.length);
  const fastHz = rateHz * OVERSAMPLING;
  const gain = 10 ** (inputDb / 20);
  const guitar = normalised(compressed(normalised(twice), amp.ratio, rateHz)).map((sample) => gain * sample);
  let signal = upsampled(guitar, OVERSAMPLING);
  signal = filtered(signal, amp.input(fastHz));
  for (const stage of amp.stages) {
    signal = filtered(shaped(signal, stage), [highPass(COUPLING_HZ)(fastHz), lowPass(stage.trebleHz)(fastHz)]);
  }
  signal = filtered(signal, amp.tone(fastHz));
  // The last samples lack what follows them; the first time has the same samples with it.
  const slow = downsampled(signal, OVERSAMPLING);
  const out = slow.slice(pickup.length);
  const edge = Math.round(0.002 * rateHz);
  out.set(slow.subarray(pickup.length - edge, pickup.length), pickup.length - edge);
  return normalised(out);
}
