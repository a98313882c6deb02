import { filtered, highPassFilter, lowPassFilter } from "../dsp/biquad.ts";
import { MASTER_RATE_HZ } from "../limits.ts";
import type { PluginRule } from "./demonstration.ts";

type FilterRule = Extract<PluginRule, { kind: "filter" }>;

/** The quality of a second-order Butterworth filter: 3 dB down at its corner, and no rise before it. */
const BUTTERWORTH_Q = Math.SQRT1_2;

/** One period of a periodic signal after the filters: it is run twice, so that the second has what rings over from the first. */
export function filterPeriod(period: Float64Array, { highPassHz, lowPassHz }: FilterRule): Float64Array {
  const corner = (hertz: number) => ({ hertz, q: BUTTERWORTH_Q, rateHz: MASTER_RATE_HZ });
  const twice = new Float64Array(2 * period.length);
  twice.set(period);
  twice.set(period, period.length);
  const filters = [
    ...(highPassHz === undefined ? [] : [highPassFilter(corner(highPassHz))]),
    ...(lowPassHz === undefined ? [] : [lowPassFilter(corner(lowPassHz))]),
  ];
  return filtered(twice, filters).slice(period.length);
}
