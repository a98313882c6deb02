import { createFft } from "./fft.ts";

/** `count` frequencies in hertz from `fromHz` to `toHz`, evenly spaced by ratio. */
export function logFrequencies(fromHz: number, toHz: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => fromHz * (toHz / fromHz) ** (index / (count - 1)));
}

/** The level of a signal in decibels at each of the given frequencies, relative to its own loudest one. */
export function levelsDb(samples: Float64Array, sampleRateHz: number, frequenciesHz: readonly number[]): number[] {
  const size = 2 ** Math.ceil(Math.log2(samples.length));
  const fft = createFft(size);
  const re = new Float64Array(size);
  const im = new Float64Array(size);
  re.set(samples);
  fft.forward(re, im);
  const magnitudeAt = (bin: number): number => Math.hypot(re[bin] as number, im[bin] as number);
  const levels = frequenciesHz.map((frequencyHz) => {
    const position = (frequencyHz / sampleRateHz) * size;
    const lower = Math.floor(position);
    const share = position - lower;
    return 20 * Math.log10(magnitudeAt(lower) * (1 - share) + magnitudeAt(lower + 1) * share + 1e-12);
  });
  const loudest = Math.max(...levels);
  return levels.map((level) => level - loudest);
}
