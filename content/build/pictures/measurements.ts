import type { Take } from "../cabinet/cabinet.ts";
import { levelsDb, logFrequencies } from "../dsp/log-spectrum.ts";
import type { PackMasters } from "../formats/pack-formats.ts";

/** The band that covers draw, in hertz: a little wider than their figures, so that lines end where there is nothing left. */
export const COVER_FROM_HZ = 38;
export const COVER_TO_HZ = 12_500;
/** Points of a measured spectrum. */
export const SPECTRUM_POINTS = 421;

/** The spectrum of one delivered impulse response: decibels below its own loudest point, evenly spaced by ratio. */
export type MeasuredTake = { take: Take; levelsDb: number[] };

/** Measures what is delivered, file by file: a cover shows the product and not the recipe. */
export function measureProducts(masters: ReadonlyMap<string, PackMasters>): Map<string, MeasuredTake[]> {
  const frequencies = logFrequencies(COVER_FROM_HZ, COVER_TO_HZ, SPECTRUM_POINTS);
  const measured = new Map<string, MeasuredTake[]>();
  for (const [product, { master }] of masters) {
    const takes = master.impulses.map(({ take, samples }) => ({
      take,
      levelsDb: levelsDb(samples, master.sampleRateHz, frequencies),
    }));
    measured.set(product, takes);
  }
  return measured;
}
