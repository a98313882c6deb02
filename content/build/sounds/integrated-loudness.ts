import { type Biquad, filtered } from "../dsp/biquad.ts";

const BLOCK_SECONDS = 0.4;
const STEP_SECONDS = 0.1;
const ABSOLUTE_GATE_LUFS = -70;
const RELATIVE_GATE_LU = -10;
const OFFSET_LU = -0.691;

/** The K-weighting of the standard at 48 kHz: what a head does to treble, and less bass. */
const K_WEIGHTING: readonly Biquad[] = [
  {
    b0: 1.53512485958697,
    b1: -2.69169618940638,
    b2: 1.19839281085285,
    a1: -1.69065929318241,
    a2: 0.73248077421585,
  },
  { b0: 1, b1: -2, b2: 1, a1: -1.99004745483398, a2: 0.99007225036621 },
];

function loudnessOf(power: number): number {
  return OFFSET_LU + 10 * Math.log10(power);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/**
 * How loud a mono signal at 48 kHz is as a whole, in LUFS: ITU-R BS.1770-4, blocks of 400 ms, gated at -70 LUFS and at 10 LU below the rest.
 * Minus infinity for silence and for what is shorter than a block.
 */
export function integratedLoudness(samples: Float64Array): number {
  const weighted = filtered(samples, K_WEIGHTING);
  const block = BLOCK_SECONDS * 48_000;
  const step = STEP_SECONDS * 48_000;
  const powers: number[] = [];
  for (let from = 0; from + block <= weighted.length; from += step) {
    let energy = 0;
    for (let index = from; index < from + block; index++) energy += (weighted[index] as number) ** 2;
    powers.push(energy / block);
  }
  const heard = powers.filter((power) => loudnessOf(power) > ABSOLUTE_GATE_LUFS);
  if (heard.length === 0) return Number.NEGATIVE_INFINITY;
  const gate = loudnessOf(mean(heard)) + RELATIVE_GATE_LU;
  return loudnessOf(mean(heard.filter((power) => loudnessOf(power) > gate)));
}
