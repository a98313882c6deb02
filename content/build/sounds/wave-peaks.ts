import { LEAD_IN_SECONDS, MASTER_RATE_HZ, PEAK_COLUMNS } from "../limits.ts";

/** The highest sample of each column, per mille of full scale, over the period of a sound's file. */
function peaksOf(sound: Float64Array, periodSamples: number): number[] {
  const leadIn = Math.round(LEAD_IN_SECONDS * MASTER_RATE_HZ);
  return Array.from({ length: PEAK_COLUMNS }, (_, column) => {
    const from = leadIn + Math.floor((column * periodSamples) / PEAK_COLUMNS);
    const to = leadIn + Math.floor(((column + 1) * periodSamples) / PEAK_COLUMNS);
    let highest = 0;
    for (let index = from; index < to; index++) highest = Math.max(highest, Math.abs(sound[index] as number));
    return Math.round(1000 * highest);
  });
}

/** The waveforms of two sounds of one period, as they are drawn. */
export function wavePeaks(before: Float64Array, after: Float64Array, periodSamples: number) {
  return { before: peaksOf(before, periodSamples), after: peaksOf(after, periodSamples) };
}
