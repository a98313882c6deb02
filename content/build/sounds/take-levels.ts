import type { RenderedPack } from "../cabinet/render-pack.ts";
import { createFft } from "../dsp/fft.ts";
import { logFrequencies } from "../dsp/log-spectrum.ts";
import { LEVEL_POINTS, LEVELS_FROM_HZ, LEVELS_TO_HZ, MASTER_RATE_HZ, TRANSFORM_SIZE } from "../limits.ts";
import { takeId } from "./audition.ts";

/** Half the width of the band around each point: a sixth of an octave. */
const HALF_BAND = 2 ** (1 / 6);

/** The level of each take by frequency: what its curve is drawn from. */
export type TakeLevels = {
  from_hz: number;
  to_hz: number;
  /** By take, evenly spaced by ratio, in tenths of a decibel. Takes have the same energy, so levels of two can be compared. */
  levels: Record<string, number[]>;
};

/** The mean power of an impulse response in third-octave bands around each frequency, in tenths of a decibel. */
function bandLevels(samples: Float64Array, frequenciesHz: readonly number[]): number[] {
  const fft = createFft(TRANSFORM_SIZE);
  const re = new Float64Array(TRANSFORM_SIZE);
  const im = new Float64Array(TRANSFORM_SIZE);
  re.set(samples.subarray(0, TRANSFORM_SIZE));
  fft.forward(re, im);
  return frequenciesHz.map((hertz) => {
    const binOf = (frequencyHz: number) => (frequencyHz * TRANSFORM_SIZE) / MASTER_RATE_HZ;
    const from = Math.floor(binOf(hertz / HALF_BAND));
    const to = Math.ceil(binOf(hertz * HALF_BAND));
    let power = 0;
    for (let bin = from; bin <= to; bin++) power += (re[bin] as number) ** 2 + (im[bin] as number) ** 2;
    return Math.round(100 * Math.log10(power / (to - from + 1)));
  });
}

/** Measured on what is delivered at the master rate, as covers are. */
export function takeLevels({ impulses }: RenderedPack): TakeLevels {
  const frequencies = logFrequencies(LEVELS_FROM_HZ, LEVELS_TO_HZ, LEVEL_POINTS);
  const levels = impulses.map(({ take, samples }) => [takeId(take), bandLevels(samples, frequencies)]);
  return { from_hz: LEVELS_FROM_HZ, to_hz: LEVELS_TO_HZ, levels: Object.fromEntries(levels) };
}
