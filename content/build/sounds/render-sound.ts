import { LEAD_IN_SECONDS, MASTER_RATE_HZ, SOUND_LUFS, SOUND_PEAK_DBFS } from "../limits.ts";
import { convolvePeriod } from "./circular-convolution.ts";
import { integratedLoudness } from "./integrated-loudness.ts";

/** More than the lead-in after the period, so that no decoder's delay or lost last frame leaves a loop without its end. */
const TAIL_SECONDS = 0.35;

function repeated(period: Float64Array): Float64Array {
  const twice = new Float64Array(2 * period.length);
  twice.set(period);
  twice.set(period, period.length);
  return twice;
}

/** The gain that brings the repeated period to the loudness of all files; less where its peak would be too high. */
function gainOf(period: Float64Array): number {
  let highest = 0;
  for (const sample of period) highest = Math.max(highest, Math.abs(sample));
  const wanted = 10 ** ((SOUND_LUFS - integratedLoudness(repeated(period))) / 20);
  return Math.min(wanted, 10 ** (SOUND_PEAK_DBFS / 20) / highest);
}

/**
 * What a file of an audition contains: the end of the period, the period, its beginning. Through a cabinet's impulse response, or without
 * one (null).
 */
export function renderSound(period: Float64Array, impulse: Float64Array | null): Float64Array {
  const heard = impulse === null ? period : convolvePeriod(period, impulse);
  const gain = gainOf(heard);
  const leadIn = Math.round(LEAD_IN_SECONDS * MASTER_RATE_HZ);
  const length = leadIn + heard.length + Math.round(TAIL_SECONDS * MASTER_RATE_HZ);
  return Float64Array.from({ length }, (_, index) => {
    const at = (index - leadIn + heard.length) % heard.length;
    return gain * (heard[at] as number);
  });
}
